/** PostgreSQL's code for a second row of a key. */
const UNIQUE_VIOLATION = '23505';

/** The code of an error, or of what caused it: PostgreSQL's, or the system's. */
export const errorCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
};

/** The innermost error that has a code, or else the innermost at all: what a library has wrapped says itself what was wrong. */
export const rootCause = (error: unknown): { readonly code: string | undefined; readonly message: string } => {
  if (!(error instanceof Error)) return { code: undefined, message: String(error) };
  if (error.cause instanceof Error && !('code' in error && typeof error.code === 'string'))
    return rootCause(error.cause);
  return { code: errorCode(error), message: error.message };
};

/** Whether an error's code is PostgreSQL's, as against the system's (`ENOSPC`) or a driver's. */
export const isSqlState = (code: string | undefined): boolean =>
  code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]/.test(code);

/** PostgreSQL's code for what its user may not do. */
const NOT_ALLOWED = '42501';

/** Why the tables of a database could not be made or changed, in one sentence; each change is made whole or not at all. */
export const migrationSentence = (database: string, error: unknown): string => {
  const { code, message } = rootCause(error);
  return code === NOT_ALLOWED
    ? `The tables of ${database} cannot be made or changed: its user must be allowed to (${message}).`
    : `The tables of ${database} could not be brought up to date, and are as they were: ${message}${code === undefined ? '' : ` (${code})`}.`;
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
const UNAVAILABLE_WORDS =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|not queryable|PGlite is clos/i;

/** Whether the database does not answer now, as against a fault of ours. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (UNAVAILABLE.test(errorCode(error) ?? '') ||
    UNAVAILABLE_WORDS.test(error.message) ||
    isDatabaseUnavailable(error.cause));
