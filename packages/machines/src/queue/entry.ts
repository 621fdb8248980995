import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';

/** So long the server keeps its answers, and what waits for somebody who was signed out is kept here. */
const KEPT_MS = KEPT.answerDays * DAY_MS;
/** What is older is shown, and sent by hand only: the answer that tells a repeat from a second one may be forgotten. */
const SENT_MS = (KEPT.answerDays - 1) * DAY_MS;

/** So often a fault of the server's own is borne before it counts as a refusal: nothing may stand in the way of all that comes after it. */
const MOST_FAULTS = 5;

/** Something that is to be sent once. What it is, the machine does not know. */
export interface QueueEntry<Work> {
  readonly id: string;
  /** Whose it is; nobody else's session ever sends it. */
  readonly owner: string;
  /** The idempotency key of all its tries. */
  readonly key: string;
  readonly work: Work;
  /** When it was asked for, in milliseconds by this browser's clock. */
  readonly queuedAt: number;
  /** Its place: what has a smaller one goes first. */
  readonly order: number;
  /** It had to wait, for the network or behind what did: nobody looks at a button or a form for its answer any more. */
  readonly isLate: boolean;
  /** Somebody waits at a form for the first try, and is told there of whatever comes of it. */
  readonly isAwaited: boolean;
  /** How often the server had a fault of its own. */
  readonly faults: number;
  /** It is to be sent however old it is. */
  readonly isForced: boolean;
}

/** How a try failed. */
export interface QueueFailure {
  readonly kind: 'network' | 'timeout' | 'http' | 'other';
  readonly status?: number | undefined;
  /** Seconds that the server asks for. */
  readonly retryAfter?: number | undefined;
}

/** What a try came to. */
export type Sent =
  | { readonly kind: 'accepted'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly failure: QueueFailure; readonly error: unknown };

/** What became of an entry for good. */
export type Settlement =
  | { readonly kind: 'accepted'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: QueueFailure; readonly error: unknown };

/** Statuses that say nothing about what was asked: the server is away, or busy. */
const PASSING = [408, 425, 429, 502, 503, 504];

/** Whether an entry that failed is sent again, and, where not, that it is over. */
export const verdictOf = (entry: QueueEntry<unknown>, { kind, status = 0 }: QueueFailure): 'kept' | 'refused' => {
  // Who waits at a form is told there, and can press again.
  if (entry.isAwaited && !entry.isLate) return 'refused';
  if (kind === 'network' || kind === 'timeout') return 'kept';
  // The session ended: it waits for its owner to come back.
  if (status === 401 || PASSING.includes(status)) return 'kept';
  // A press that the server fails at once is told at once; what waited is borne with for a while.
  if (status >= 500 && entry.isLate && entry.faults < MOST_FAULTS) return 'kept';
  return 'refused';
};

/** The entry after a failure that is none of its own. */
export const keptAfter = <Work>(entry: QueueEntry<Work>, { status = 0 }: QueueFailure): QueueEntry<Work> => ({
  ...entry,
  isLate: true,
  faults: status >= 500 && !PASSING.includes(status) ? entry.faults + 1 : entry.faults,
});

/** Whether it is so old that it is shown, not sent. */
export const isStale = ({ queuedAt, isForced }: QueueEntry<unknown>, now: number): boolean =>
  !isForced && now - queuedAt >= SENT_MS;

/** Whether somebody who was signed out has left it for good. */
export const isAbandoned = ({ queuedAt }: QueueEntry<unknown>, now: number): boolean => now - queuedAt >= KEPT_MS;

/** Those of an owner, in the order in which they go. */
export const ofOwner = <Work>(entries: readonly QueueEntry<Work>[], owner: string): readonly QueueEntry<Work>[] =>
  entries
    .filter((entry) => entry.owner === owner)
    .toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** How long to wait after so many failures on end: growing, and never the same for all, so that nobody comes in a crowd. */
export const waitAfter = (failures: number, random: number, retryAfter = 0): number => {
  const growing = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.max(retryAfter * 1000, Math.round(growing * (0.5 + random / 2)));
};
