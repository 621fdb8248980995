import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { inPatience } from './inPatience.ts';
import { keys } from './keys.ts';
import type { LocalDatabase } from './localDatabase.ts';

/**
 * What is kept was written in this shape; whoever changes what the calls below answer raises it, and a test tells so. What
 * was kept in another shape is thrown away.
 */
export const KEPT_SHAPE = '1';

/** The first part of the keys of what is kept: what the homes and lists are made of, nothing of accounts and sessions. */
const KEPT_KEYS: readonly unknown[] = [keys.children, keys.dashboard, keys.tasks, keys.allHomework].map(
  ([first]) => first,
);

const MAX_AGE = KEPT.lastReadDays * DAY_MS;
/** How long what was read is gathered before it is written, in milliseconds. */
const WRITE_AFTER = 1000;

/** One answer, as it lies in the database's store `cache`: each in a row of its own, so that no tab writes another's. */
interface Row {
  readonly shape: string;
  readonly owner: string;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

const isNoOlderThan =
  ({ readAt }: Row) =>
  (there: unknown): boolean =>
    (there as Row).readAt <= readAt;

const idsOf = (children: readonly { readonly id: string }[] | undefined): readonly string[] =>
  children?.map(({ id }) => id) ?? [];

/** Keeps the last answers of whoever's session it is, and of nobody else, in this browser. */
export interface KeptAnswers {
  /**
   * From now on the answers are this owner's, or nobody's: what was kept for anybody else goes, and what this owner read
   * last comes back into the cache, which the caller has emptied. Resolves when it has, or when that takes too long.
   */
  follow(owner: string | null): Promise<void>;
  /** Writes what is not written yet. */
  flush(): void;
  /** Keeps nothing from now on, and leaves what lies there. */
  stop(): void;
}

interface Options {
  readonly queryClient: QueryClient;
  readonly database: LocalDatabase;
  /** Whose session it is in this browser at this moment, in whichever tab that was decided. */
  readonly ownerNow: () => string | null;
}

export const createKeptAnswers = ({ queryClient, database, ownerNow }: Options): KeptAnswers => {
  const cache = queryClient.getQueryCache();
  let current: string | null = null;
  /** What was read or changed, and is not written yet. */
  const waiting = new Set<Query>();
  /** When what this tab knows of each row was read. */
  const known = new Map<string, number>();
  let childIds: readonly string[] = [];
  let timer: number | undefined;
  let stopKeeping: () => void = () => undefined;

  const write = async (owner: string, { queryKey, queryHash, state }: Query) => {
    const key = `${owner} ${queryHash}`;
    const row: Row = { shape: KEPT_SHAPE, owner, queryKey, data: state.data, readAt: state.dataUpdatedAt };
    // What was only changed here goes before nothing that another tab has read since.
    const isRead = known.get(key) !== row.readAt;
    known.set(key, row.readAt);
    await (isRead ? database.put('cache', key, row) : database.replace('cache', key, row, isNoOlderThan(row)));
    // Another tab may have ended the session, and erased all, while this was on its way.
    if (ownerNow() !== owner) await database.delete('cache', key);
  };

  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const read = [...waiting];
    waiting.clear();
    // This tab may not have heard yet that the session has ended in another one.
    if (current === null || ownerNow() !== current) return;
    for (const query of read) void write(current, query);
  };

  /** What was read of a child goes with it, and what was read of the whole family: it tells of that child, too. */
  const forgetGone = async (owner: string) => {
    const before = childIds;
    childIds = idsOf(queryClient.getQueryData(keys.children));
    if (before.every((id) => childIds.includes(id))) return;
    for (const [key, value] of await database.entries('cache')) {
      const { owner: whose, queryKey: [kind, ...which] = [] } = (value ?? {}) as Partial<Row>;
      const isOfOthers = kind === keys.children[0] || which.some((part) => childIds.some((id) => id === part));
      if (whose === owner && !isOfOthers) await database.delete('cache', key);
    }
  };

  const keep = (owner: string) =>
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (!KEPT_KEYS.includes(event.query.queryKey[0])) return;
      if (event.query.queryKey[0] === keys.children[0]) void forgetGone(owner);
      waiting.add(event.query);
      timer ??= window.setTimeout(flush, WRITE_AFTER);
    });

  const stop = () => {
    stopKeeping();
    stopKeeping = () => undefined;
    window.clearTimeout(timer);
    timer = undefined;
    waiting.clear();
    known.clear();
    childIds = [];
    current = null;
  };

  const bringBack = (key: string, { queryKey, data, readAt }: Row) => {
    known.set(key, readAt);
    // Where the database was slow, it may have been read anew meanwhile.
    if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= readAt) return;
    queryClient.setQueryData(queryKey, data, { updatedAt: readAt });
    // However young it is, it is read anew: nobody has told this page what happened since.
    cache.find({ queryKey })?.invalidate();
  };

  const restore = async (owner: string | null) => {
    const others: string[] = [];
    for (const [key, value] of await database.entries('cache')) {
      // A version before this one kept something else here.
      const row = value as Row | undefined;
      const isTheirs = row?.owner === owner && row.shape === KEPT_SHAPE && Date.now() - row.readAt <= MAX_AGE;
      if (!isTheirs) others.push(key);
      // Somebody else's session may have begun meanwhile.
      else if (current === owner) bringBack(key, row);
    }
    if (owner !== null && current === owner) {
      childIds = idsOf(queryClient.getQueryData(keys.children));
      stopKeeping = keep(owner);
    }
    for (const key of others) await database.delete('cache', key);
  };

  return {
    flush,
    stop,
    follow: (owner) => {
      stop();
      current = owner;
      // Transactions go in their order: what was on its way into the database is there before it goes.
      const restored = restore(owner);
      return owner === null ? restored : inPatience(restored);
    },
  };
};
