import type { Family } from './createFamily.ts';

/** Who is behind a token; handlers over several families are given one of these. */
export interface Directory {
  byToken(token: string): Family | null;
  byIdToken(idToken: string): Family | null;
  /** Whose clock and helper serve calls without a token. */
  readonly anyone: Family;
}
