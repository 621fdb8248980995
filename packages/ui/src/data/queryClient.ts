import {
  type Mutation,
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { logFailure } from './logFailure.ts';
import { isOnline, subscribeToOnline } from './online.ts';
import { afterPress } from './press.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The call, as the log names it. */
      readonly operation?: string;
      /** What is shown as long as the query has nothing of its own. */
      readonly standIn?: QueryKey;
    };
  }
}

const logWithName = (meta: Record<string, unknown> | undefined, error: unknown) => {
  if (typeof meta?.operation === 'string') logFailure(meta.operation, error);
};

/** How long a screen that is left open shows the same before it looks again, in milliseconds. */
const LOOK_AGAIN_AFTER = 3 * 60_000;
/**
 * The cache of everything read. What is shown is read anew every few minutes while the page is seen, never in the
 * background, when it is seen again and when a server is reached again. A query or mutation with
 * `meta: { operation: 'tasks.complete' }` has its failures logged here, so its screen need not.
 */
export const createQueryClient = (): QueryClient => {
  // What a press changes is drawn within the press: a timer, the library's own way, would let a frame go by first. What
  // comes while a finger is down waits until it has gone.
  notifyManager.setScheduler((tell) => queueMicrotask(() => afterPress(tell)));
  onlineManager.setEventListener((setOnline) => {
    setOnline(isOnline());
    return subscribeToOnline(setOnline);
  });
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logWithName(query.meta, error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation: Mutation<unknown, unknown>) => logWithName(mutation.meta, error),
    }),
    defaultOptions: {
      // A failure is shown with a retry button at once; offline is a failure, not a wait without end.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        refetchInterval: LOOK_AGAIN_AFTER,
        // What was read once can be shown without a connection for as long as the page is open.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
