import type { Call } from '@kovan/api-client/contract';

/** The describing part of a call's schema. */
export const openApiOf = (call: Call): { summary: string } => ({ summary: call.summary });
