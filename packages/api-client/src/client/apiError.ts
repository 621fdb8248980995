/**
 * How a call failed: no answer at all, no answer in time, given up by the caller, an error answer, one that breaks the
 * contract, or either of the two from a server that speaks another version of it: then nothing is said of what was sent.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'invalidAnswer' | 'otherVersion';

interface Details {
  status?: number | undefined;
  code?: string | undefined;
  serverMessage?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  triesLeft?: number | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The one error that every call of the client rejects with. Its message names the call, never what was sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The stable code of the answer (PROBLEM_CODES). */
  readonly code: string | undefined;
  /** The answer's sentence for people, in the language that was asked for. */
  readonly serverMessage: string | undefined;
  /** A sentence a field, by its English name (on 400 only). */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** How many more tries there are (after a wrong PIN). */
  readonly triesLeft: number | undefined;
  /** Seconds to wait before the next try (on 429). */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, call: string, details: Details = {}) {
    const reason = [details.status, details.code].filter((part) => part !== undefined).join(' ');
    super(`${call}: ${kind}${reason && ` ${reason}`}`, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.fields = details.fields;
    this.triesLeft = details.triesLeft;
    this.retryAfter = details.retryAfter;
  }
}
