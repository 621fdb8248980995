/** What a session stands for: an adult, a child's paired device, or an adult's browser that was handed to a child. */
export const SESSION_KINDS = ['adult', 'device', 'lent'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** The kind that a token says by its beginning; one that says none is an adult's. The server verifies it. */
export const kindOfToken = (token: string): SessionKind =>
  SESSION_KINDS.find((kind) => token.startsWith(`${kind}.`)) ?? 'adult';

/** Whether a session shows children alone, with nothing of an adult's. */
export const isChildrenOnly = (kind: SessionKind): boolean => kind !== 'adult';
