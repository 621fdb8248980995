import { ApiError } from '@kovan/api-client';

/** Whether a call failed because no server was reached, rather than by what one said. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
