import type { ApiClient } from '@kovan/api-client';
import type { ChangeKind } from '@kovan/api-client/contract';
import { followEvents } from '@kovan/api-client/events';
import type { Query, QueryClient } from '@tanstack/react-query';
import { watchArrivals } from './arrivals.ts';
import { readStale } from '../readStale.ts';
import { keysOfKinds } from '../stale.ts';
import { openTabChannel } from '../tabChannel.ts';
import { keepFollowing } from './keepFollowing.ts';
import { whileSeen } from './whileSeen.ts';

/** The lock of the one tab that follows for all of this browser, and the channel on which it tells them. */
const NAME = 'kovan-live';
/** What comes sooner after one another is read together. */
const TOGETHER_MS = 250;

/** What changed; `null` is whatever may have. */
type Told = readonly ChangeKind[] | null;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = window.setTimeout(go, ms);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
    if (signal.aborted) go();
  });

/** Reads anew what changed and is on the screen; what comes in a row is read once for all of it. */
const createReading = (client: QueryClient, onBegin: (queries: readonly Query[]) => void, signal: AbortSignal) => {
  let kinds: Set<ChangeKind> | null = new Set();
  let timer: number | undefined;
  let lastAt = -Infinity;

  const read = (): void => {
    timer = undefined;
    lastAt = performance.now();
    const filters = kinds === null ? [{}] : keysOfKinds([...kinds]).map((queryKey) => ({ queryKey }));
    kinds = new Set();
    for (const filter of filters) {
      onBegin(client.getQueryCache().findAll({ ...filter, type: 'active' }));
      readStale(client, filter);
    }
  };
  signal.addEventListener('abort', () => window.clearTimeout(timer));

  return (told: Told): void => {
    if (told === null) kinds = null;
    else for (const kind of told) kinds?.add(kind);
    timer ??= window.setTimeout(read, Math.max(0, lastAt + TOGETHER_MS - performance.now()));
  };
};

/**
 * Follows what changes in the family until the signal: one tab of this browser for all of them. Where the browser has no
 * locks, all works as without.
 */
export const startLive = ({ api, client }: { api: ApiClient; client: QueryClient }, signal: AbortSignal): void => {
  if (signal.aborted || !('locks' in navigator) || typeof BroadcastChannel === 'undefined') return;
  const { begin } = watchArrivals(client, signal);
  const readAnew = createReading(client, begin, signal);
  const channel = openTabChannel(NAME, readAnew);
  const tell = (told: Told): void => {
    readAnew(told);
    channel.tell(told);
  };
  // The server does not tell a session what it changed itself.
  const tellOthers = (kinds: readonly ChangeKind[]): void => {
    if (kinds.length > 0) channel.tell(kinds);
  };
  api.request.listeners.add(tellOthers);

  // Whoever follows already has been told things since this tab read its own.
  void navigator.locks.query().then(
    ({ held = [] }) => {
      if (!signal.aborted && held.some(({ name }) => name === NAME)) readAnew(null);
    },
    // A browser that forbids its locks forbids following, too.
    () => undefined,
  );

  const outside = {
    follow: followEvents.bind(null, api.request),
    wait,
    now: () => performance.now(),
    random: Math.random,
  };
  const heard = { onOpen: () => tell(null), onChange: tell };
  void whileSeen(async (turn) => {
    try {
      const result = await navigator.locks.request(NAME, { signal: turn }, () => keepFollowing(outside, heard, turn));
      return result === 'refused' ? 'done' : 'again';
    } catch {
      // The lock was somebody else's until the end of the turn.
      return turn.aborted ? 'again' : 'done';
    }
  }, signal);

  signal.addEventListener('abort', () => {
    api.request.listeners.delete(tellOthers);
    channel.close();
  });
};
