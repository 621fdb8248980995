import type { ProblemCode } from '@kovan/api-client/contract';
import type { FullOf, Issue } from '@kovan/api-client/problems';

/** A failure that the wire knows (decisions.md, Wire). The error handler puts it into words. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, Issue>> | undefined;
  /** Seconds after which another try makes sense; becomes `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** How many more tries there are; told in the body. */
  readonly triesLeft: number | undefined;
  /** Of what the family has as many as it may have; said in the sentence. */
  readonly fullOf: FullOf | undefined;
  /** The methods that a path takes; becomes `Allow`. */
  readonly allow: readonly string[] | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    details: {
      fields?: Record<string, Issue>;
      retryAfter?: number;
      triesLeft?: number;
      fullOf?: FullOf;
      allow?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.triesLeft = details.triesLeft;
    this.fullOf = details.fullOf;
    this.allow = details.allow;
  }
}

/** Not there, or not this family's: both read the same (404). */
export const notFound = () => new ProblemError(404, 'NOT_FOUND');

/** There, but not for this method (405). */
export const methodNotAllowed = (allow: readonly string[]) => new ProblemError(405, 'METHOD_NOT_ALLOWED', { allow });

/** A transition that the status does not allow (409). */
export const conflict = () => new ProblemError(409, 'TRANSITION_NOT_ALLOWED');

/** The family has as many of them as a family may have (409). */
export const full = (fullOf: FullOf) => new ProblemError(409, 'TOO_MANY', { fullOf });

/** Input that does not hold; each field by its wire name, with an issue in zod's words for what is wrong with it (400). */
export const invalid = (fields: Record<string, Issue>) => new ProblemError(400, 'INVALID_INPUT', { fields });

/** No token, or a bad one (401). */
export const unauthenticated = () => new ProblemError(401, 'UNAUTHENTICATED');

/** An adult's, asked for by a child's device or a lent browser (403): the one answer that says a call exists, never what it is about. */
export const adultsOnly = () => new ProblemError(403, 'ADULTS_ONLY');

/** The browser of this sign-in was handed to a child, and was not given back (409). */
export const lent = () => new ProblemError(409, 'LENT');

/** Over a limit; whole seconds until it opens again (429). */
export const tooMany = (retryAfterSeconds: number) =>
  new ProblemError(429, 'TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) });

/** Long enough for a restart, or for the embedded database to be opened anew. */
const RETRY_UNAVAILABLE_SECONDS = 5;

/** Something that the answer needs does not answer now (503). */
export const unavailable = (cause?: unknown) =>
  new ProblemError(503, 'UNAVAILABLE', { cause, retryAfter: RETRY_UNAVAILABLE_SECONDS });
