import type { SessionKind } from '@kovan/domain/sessionKinds';

/** Whether a session shows children alone: a paired device's, or that of a browser that was handed over. */
export const isChildrenOnly = (kind: SessionKind | null): boolean => kind === 'device' || kind === 'lent';
