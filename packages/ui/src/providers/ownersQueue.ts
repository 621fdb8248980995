import type { ApiClient } from '@kovan/api-client';
import { ownerOf, type SessionKind } from '@kovan/domain/sessionKinds';
import { type AuthActor, heldToken, isAuthenticated, sessionKind } from '@kovan/machines/auth';
import { isStale, ofOwner } from '@kovan/machines/queue';
import type { QueryClient } from '@tanstack/react-query';
import { inPatience } from '../data/inPatience.ts';
import type { LocalDatabase } from '../data/localDatabase.ts';
import { logFailure } from '../data/logFailure.ts';
import { createQueue, NAMELESS, NOTHING_WAITS, type Queue } from '../data/queue/queue.ts';
import type { Entry } from '../data/queue/work.ts';
import { onceAnswered } from '../frontDoor/onceAnswered.ts';
import type { Clock } from './ClockProvider.tsx';

/** What waits to be sent, always in the name of whoever's session it is (OF-06). */
export interface OwnersQueue {
  readonly queue: Queue;
  /** Looks whose session it is now. */
  follow(): void;
  /** Comes when what waits is known, so that no tick is drawn as if it were none; where nothing is kept, at once. */
  restored(): Promise<void>;
  /** Throws away what waits in the name of whoever is signed in. */
  discard(): void;
}

interface Options {
  readonly api: ApiClient;
  readonly auth: AuthActor;
  readonly clock: Clock;
  readonly database: LocalDatabase | undefined;
  readonly queryClient: QueryClient;
}

export const createOwnersQueue = ({ api, auth, clock, database, queryClient }: Options): OwnersQueue => {
  /** Whose the calls are that are made now. */
  const sender = (): string | null => {
    const now = auth.getSnapshot();
    return isAuthenticated(now) ? ((database && ownerOf(heldToken(now) ?? '')) ?? NAMELESS) : null;
  };
  const queue = createQueue(async (refused) => {
    const [{ startQueue }, { settleOrphan }] = await Promise.all([
      import('../data/queue/startQueue.ts'),
      import('../data/queue/settleOrphan.ts'),
    ]);
    return startQueue({
      api,
      clock,
      database,
      owner: sender,
      settled: (entry, settlement) => settleOrphan(queryClient, entry, settlement),
      refused,
    });
  });
  const erase = (whose: string) => void queue.erase(whose).catch((error: unknown) => logFailure('queue.erase', error));

  /** Reads what earlier pages have left. */
  const foresee = async (whose: string): Promise<void> => {
    // Nothing else is ever put there.
    const rows = ((await database?.queued()) ?? []) as readonly Entry[];
    // All of it had to wait.
    const entries = ofOwner(rows, whose).map((entry) => ({ ...entry, isLate: true }));
    const now = clock.now().getTime();
    // Somebody else may have come meanwhile.
    if (sender() !== whose || entries.length === 0) return;
    const stale = entries.filter((entry) => isStale(entry, now));
    queue.foresee({ ...NOTHING_WAITS, entries, orphans: entries, stale });
  };
  let restored = Promise.resolve();

  let before: { readonly sender: string | null; readonly kind: SessionKind | null } = { sender: null, kind: null };
  return {
    queue,
    follow: () => {
      const now = { sender: sender(), kind: sessionKind(auth.getSnapshot()) };
      if (now.sender !== before.sender) {
        queue.become(now.sender);
        if (now.sender !== null) restored = inPatience(foresee(now.sender));
        // Nobody comes back to a device or a lent browser that was ended.
        if (before.sender !== null && before.kind !== 'adult') erase(before.sender);
        if (now.sender !== null) onceAnswered(queryClient, queue.wake);
      }
      before = now;
    },
    restored: () => restored,
    discard: () => {
      const whose = sender();
      if (whose !== null) erase(whose);
    },
  };
};
