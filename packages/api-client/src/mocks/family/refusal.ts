import type { ProblemCode } from '../../contract/problem.ts';
import type { FullOf, Issue } from '../../problems.ts';

/** A call that the family refuses; the handler puts it into words. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues: readonly Issue[];
  readonly retryAfter: number | undefined;
  readonly triesLeft: number | undefined;
  readonly fullOf: FullOf | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    details: { issues?: readonly Issue[]; retryAfter?: number; triesLeft?: number; fullOf?: FullOf } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.issues = details.issues ?? [];
    this.retryAfter = details.retryAfter;
    this.triesLeft = details.triesLeft;
    this.fullOf = details.fullOf;
  }
}

export const invalid = (...issues: readonly Issue[]) => new Refusal(400, 'INVALID_INPUT', { issues });
export const notFound = () => new Refusal(404, 'NOT_FOUND');
export const unauthenticated = () => new Refusal(401, 'UNAUTHENTICATED');
export const adultsOnly = () => new Refusal(403, 'ADULTS_ONLY');
export const conflict = () => new Refusal(409, 'TRANSITION_NOT_ALLOWED');

/** The record of an id, or a 404. */
export const find = <T extends { id: string }>(records: readonly T[], id: string): T => {
  const record = records.find((candidate) => candidate.id === id);
  if (!record) throw notFound();
  return record;
};

/** Takes every record out that the test names. */
export const removeWhere = <T>(records: T[], isGone: (record: T) => boolean): void => {
  records.splice(0, records.length, ...records.filter((record) => !isGone(record)));
};
