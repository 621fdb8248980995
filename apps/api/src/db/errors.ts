/** PostgreSQL's code for a second row of a key. */
const UNIQUE_VIOLATION = '23505';

/** The code of an error, or of what caused it: PostgreSQL's, or the system's. */
export const errorCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
};

/** Whether a statement was refused because the key of its row is taken. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === UNIQUE_VIOLATION;

/** PostgreSQL's code for whatever comes after a statement of the transaction that failed. */
const IN_FAILED_TRANSACTION = '25P02';

/** Whether a statement was refused only because an earlier one of its transaction had failed. */
export const isRefusedForEarlier = (error: unknown): boolean => errorCode(error) === IN_FAILED_TRANSACTION;

/** Connections refused, lost or used up, a disk that refuses, statements that took too long, transactions that lost a race. */
const UNAVAILABLE =
  /^(?:08|53|57|58|ENOSPC|EROFS|EDQUOT|EIO|40001|40P01|55P03|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;

/** What the drivers say without a code. */
const UNAVAILABLE_WORDS = /timeout exceeded when trying to connect|connection terminated|PGlite is clos/i;

/** Whether the database does not answer now, as against a fault of ours. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (UNAVAILABLE.test(errorCode(error) ?? '') ||
    UNAVAILABLE_WORDS.test(error.message) ||
    isDatabaseUnavailable(error.cause));
