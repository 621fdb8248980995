/** PostgreSQL's code for nothing where something must be. */
const NOT_NULL_VIOLATION = '23502';
/** And for a foreign key that points nowhere. */
const FOREIGN_KEY_VIOLATION = '23503';

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
};

/** Whether a statement was refused because a row that it refers to is not there, or was not found by it. */
export const isReferenceViolation = (error: unknown): boolean =>
  codeOf(error) === FOREIGN_KEY_VIOLATION || codeOf(error) === NOT_NULL_VIOLATION;
