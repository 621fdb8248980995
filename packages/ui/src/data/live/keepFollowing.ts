import { ApiError } from '@kovan/api-client';
import type { Heard } from '@kovan/api-client/events';

/** The longest that the distances between two tries grow to, unless the server asks for more. */
const LONGEST_MS = 60_000;
const FIRST_MS = 1_000;
const LEAST_MS = 200;
/** A stream that lasted for so long was a good one: the distances begin anew. */
const STEADY_MS = 30_000;

/**
 * How long to wait before the next try: some part, by chance, of a distance that doubles from failure to failure, or of
 * what the server said, so that the many who lost it at once don't come back at once.
 */
export const distance = (failures: number, retryMs: number, random: number): number =>
  Math.max(LEAST_MS, random * Math.max(retryMs, Math.min(FIRST_MS * 2 ** failures, LONGEST_MS)));

/** What the outside gives. */
interface Outside {
  /** Follows until the stream ends; rejects when it fails. */
  follow(heard: Heard, signal: AbortSignal): Promise<void>;
  /** Resolves after so long, or earlier where there is reason to try at once, or at the signal. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
  random(): number;
}

/** A server that has no such call, or lets this session not follow, will not do so at the next try. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status < 500 && error.status !== 429;

/** Follows, and again, until the signal or a server that will not have it; which of the two it was. */
export const keepFollowing = async (
  { follow, wait, now, random }: Outside,
  { onOpen, onChange }: Pick<Heard, 'onOpen' | 'onChange'>,
  signal: AbortSignal,
): Promise<'stopped' | 'refused'> => {
  let failures = 0;
  let retryMs = 0;
  while (!signal.aborted) {
    let openedAt = Infinity;
    const heard = {
      onOpen: () => {
        openedAt = now();
        onOpen();
      },
      onChange,
      onRetry: (ms: number) => void (retryMs = ms),
    };
    try {
      await follow(heard, signal);
    } catch (error) {
      if (isFinal(error)) return 'refused';
    }
    const wasSteady = now() - openedAt >= STEADY_MS;
    await wait(distance(wasSteady ? 0 : failures, retryMs, random()), signal);
    failures = wasSteady ? 0 : failures + 1;
  }
  return 'stopped';
};
