import { KEPT } from '@kovan/domain/kept';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { inPatience } from './inPatience.ts';
import { keys } from './keys.ts';
import type { LocalDatabase } from './localDatabase.ts';
import { logFailure } from './logFailure.ts';

/**
 * What is kept was written in this shape; whoever changes what the calls below answer raises it, and a test tells so. What
 * was kept in another shape is thrown away.
 */
export const KEPT_SHAPE = '1';

/** The first part of the keys of what is kept: what the homes and lists are made of, nothing of accounts and sessions. */
const KEPT_KEYS: readonly unknown[] = [keys.children, keys.dashboard, keys.tasks, keys.allHomework].map(
  ([first]) => first,
);

const MAX_AGE = KEPT.lastReadDays * 24 * 60 * 60_000;
/** How long changes are gathered before they are written, in milliseconds. */
const WRITE_AFTER = 1000;

/**
 * What was read, without how the last try to read it anew went: offline it failed, and what is known is still known. However
 * young it is when it comes back, it is read anew: nobody has told this page what happened since.
 */
const asRead = ({ clientState, ...rest }: PersistedClient): PersistedClient => ({
  ...rest,
  clientState: {
    mutations: [],
    queries: clientState.queries.map(({ state, ...query }) => ({
      ...query,
      state: {
        ...state,
        status: 'success',
        fetchStatus: 'idle',
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated: true,
      },
    })),
  },
});

const isYoung = (dataUpdatedAt: number): boolean => Date.now() - dataUpdatedAt < MAX_AGE;

/** What this tab has read, with what another one has read later, or alone. */
const withLater = (read: PersistedClient, kept: PersistedClient | undefined): PersistedClient => {
  if (kept?.buster !== read.buster) return read;
  const queries = new Map(read.clientState.queries.map((query) => [query.queryHash, query]));
  for (const query of kept.clientState.queries) {
    const { dataUpdatedAt } = query.state;
    const here = queries.get(query.queryHash)?.state.dataUpdatedAt ?? 0;
    if (dataUpdatedAt > here && isYoung(dataUpdatedAt)) queries.set(query.queryHash, query);
  }
  return { ...read, clientState: { mutations: [], queries: [...queries.values()] } };
};

/** Keeps the last answers of whoever's session it is, and of nobody else, in this browser. */
export interface KeptAnswers {
  /**
   * From now on the answers are this owner's, or nobody's: what was kept for anybody else goes, and what this owner read
   * last comes back into the cache, which the caller has emptied. Resolves when it has, or when that takes too long.
   */
  follow(owner: string | null): Promise<void>;
  /** Writes what is not written yet. */
  flush(): void;
}

interface Options {
  readonly queryClient: QueryClient;
  readonly database: LocalDatabase;
  /** Whose session it is in this browser at this moment, in whichever tab that was decided. */
  readonly ownerNow: () => string | null;
}

/** Keeps answers in the database's store `cache`, through the library's own persister. */
export const createKeptAnswers = ({ queryClient, database, ownerNow }: Options): KeptAnswers => {
  let current: string | null = null;
  /** What is to be written, and what lay there when the first of it came: a page that is left has no time to ask. */
  let waiting: { timer: number; client: PersistedClient; kept: Promise<PersistedClient | undefined> } | undefined;
  let stopKeeping: () => void = () => undefined;

  const readKept = async (owner: string) => (await database.get('cache', owner)) as PersistedClient | undefined;

  const flush = () => {
    if (!waiting) return;
    const { timer, client, kept } = waiting;
    const owner = current;
    window.clearTimeout(timer);
    waiting = undefined;
    void kept.then((before) => {
      // Another tab may have ended the session a moment ago, and erased all: nothing is written after that.
      if (owner === null || current !== owner || ownerNow() !== owner) return;
      void database.put('cache', owner, asRead(withLater(client, before)));
    });
  };

  /** Writes in time, over what other tabs have written meanwhile. */
  const writeOver = (owner: string) => {
    if (waiting) waiting.kept = readKept(owner);
    flush();
  };

  const persisterOf = (owner: string): Persister => ({
    persistClient: (client) => {
      waiting = waiting
        ? { ...waiting, client }
        : { timer: window.setTimeout(writeOver, WRITE_AFTER, owner), client, kept: readKept(owner) };
    },
    restoreClient: async () => {
      const kept = await readKept(owner);
      // Somebody else's session may have begun meanwhile.
      return current === owner ? kept : undefined;
    },
    removeClient: () => database.delete('cache', owner),
  });

  const eraseOthers = async (owner: string | null) => {
    for (const kept of await database.keys('cache')) {
      if (kept !== owner) await database.delete('cache', kept);
    }
  };

  const restore = async (owner: string) => {
    const options = { queryClient, persister: persisterOf(owner), buster: KEPT_SHAPE };
    try {
      await persistQueryClientRestore({ ...options, maxAge: MAX_AGE });
    } catch (error) {
      logFailure('keptAnswers.restore', error);
    }
    if (current !== owner) return;
    stopKeeping = persistQueryClientSubscribe({
      ...options,
      dehydrateOptions: {
        shouldDehydrateMutation: () => false,
        shouldDehydrateQuery: ({ queryKey, state }) =>
          KEPT_KEYS.includes(queryKey[0]) && state.data !== undefined && isYoung(state.dataUpdatedAt),
      },
    });
  };

  return {
    flush,
    follow: async (owner) => {
      stopKeeping();
      stopKeeping = () => undefined;
      window.clearTimeout(waiting?.timer);
      waiting = undefined;
      current = owner;
      // Transactions go in their order: what was on its way into the database is there before it goes.
      const erased = eraseOthers(owner);
      if (owner === null) return erased;
      return inPatience(restore(owner));
    },
  };
};
