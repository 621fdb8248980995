import { ApiError } from '@kovan/api-client';

/** Whether a call failed because there is no such thing, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** For a deletion: what another device has deleted already, or a try whose answer was lost, is deleted. */
export const orGone = (error: unknown): void => {
  if (!isGone(error)) throw error;
};
