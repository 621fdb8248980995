import type { Family } from './createFamily.ts';

/** Who is behind a token; handlers over several families are given one of these. */
export interface Directory {
  byToken(token: string): Family | null;
  /** The family that was made for whoever shows an ID token; where they live by now, it says itself. */
  byIdToken(idToken: string): Family | null;
  /** The sign-in that an ID token comes from; `null` where each exchange counts as one of its own. */
  signInOf(idToken: string): string | null;
  /** Whether an ID token is of a sign-in of at most five minutes ago. */
  isFresh(idToken: string): boolean;
  /** Every family: a code may be of any. */
  readonly families: () => Iterable<Family>;
  /** Whose clock and helper serve calls without a token. */
  readonly anyone: Family;
}
