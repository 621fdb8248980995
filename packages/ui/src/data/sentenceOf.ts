import { ApiError } from '@kovan/api-client';

/** What people are told of a call that failed: the server's own sentence where it has one. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;
