import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { logFailure } from './logFailure.ts';

/** What the database has to know of a call that waits; the queue keeps more in it. */
interface QueuedRow {
  readonly id: string;
  readonly owner: string;
}

interface Schema extends DBSchema {
  cache: { key: string; value: unknown };
  queue: { key: string; value: QueuedRow };
  settings: { key: string; value: unknown };
}

/**
 * The parts of the database: `cache`, what was last read, by owner; `queue`, what waits to be sent, by id; `settings`, what
 * belongs to the browser rather than to somebody (sound, install hint, a shared text), by name.
 */
export type StoreName = 'cache' | 'queue' | 'settings';

/**
 * What this browser keeps beside local storage's four keys. No operation rejects: what the browser doesn't take, in a private
 * window, on a full disk or because its database is broken, this tab keeps in memory instead.
 */
export interface LocalDatabase {
  get(store: StoreName, key: string): Promise<unknown>;
  /** All that is there by its key, with `undefined` for what the browser did not delete: whoever wants it gone can try again. */
  entries(store: StoreName): Promise<ReadonlyMap<string, unknown>>;
  put(store: 'cache' | 'settings', key: string, value: unknown): Promise<void>;
  /** Puts a row in the place of one that lies there and may be replaced, in one transaction. */
  replace(store: 'cache', key: string, value: unknown, may: (there: unknown) => boolean): Promise<void>;
  delete(store: StoreName, key: string): Promise<void>;
  /** What waits to be sent, everybody's, in the order of the ids. */
  queued(): Promise<readonly QueuedRow[]>;
  enqueue(row: QueuedRow): Promise<void>;
  /** Changes a waiting row unless it is gone meanwhile, in one transaction. */
  requeue(row: QueuedRow): Promise<void>;
  /** Whether the browser has a database for this page, as far as it says in time. */
  isThere(): Promise<boolean>;
  /** Lets go of the connection; the next operation opens another. */
  close(): Promise<void>;
}

const NAME = 'kovan';
const VERSION = 1;
/** Some browsers never answer a page that asks for its database. So long they are waited for. */
const OPENED_WITHIN_MS = 3_000;

/** The connection is gone: somebody deleted the database, moved it to a newer version, or the browser let go of it. */
const LOST = ['InvalidStateError', 'UnknownError'];

type Connection = IDBPDatabase<Schema>;

/** The one database of this app in this browser. */
export const createLocalDatabase = (): LocalDatabase => {
  let connection: Promise<Connection> | null = null;

  const connect = (): Promise<Connection> =>
    (connection ??= new Promise((resolve, reject) => {
      // Nobody waits for its end, and once it opens the database serves.
      const goOn = () => reject(new DOMException('', 'TimeoutError'));
      setTimeout(goOn, OPENED_WITHIN_MS);
      const opening = openDB<Schema>(NAME, VERSION, {
        upgrade: (database) => {
          database.createObjectStore('cache');
          database.createObjectStore('settings');
          database.createObjectStore('queue', { keyPath: 'id' });
        },
        // Another tab holds an older version open.
        blocked: goOn,
        // Another tab deletes the database or brings a newer version.
        blocking: () => void close(),
        terminated: () => (connection = null),
      });
      opening.then(
        (opened) => {
          connection = Promise.resolve(opened);
          resolve(opened);
        },
        (error: unknown) => {
          connection = null;
          reject(error);
        },
      );
    }));

  const close = async (): Promise<void> => {
    const held = connection;
    connection = null;
    await held?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  };

  const attempt = async <T>(work: (opened: Connection) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch (error) {
      if (!(error instanceof DOMException && LOST.includes(error.name))) throw error;
      connection = null;
      return work(await connect());
    }
  };

  let isLogged = false;
  /** Gives what the database answers, or `otherwise` where it fails, which is told once. */
  const ask = async <T>(work: (opened: Connection) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await attempt(work);
    } catch (error) {
      if (!isLogged) logFailure('localDatabase', error);
      isLogged = true;
      return otherwise;
    }
  };

  // What could not be written stands here, before what the database still holds of it; `undefined`, what could not be deleted.
  const memory = {
    cache: new Map<string, unknown>(),
    settings: new Map<string, unknown>(),
    queue: new Map<string, QueuedRow | undefined>(),
  };
  const write = async <T>(
    kept: Map<string, T>,
    [key, value]: readonly [key: string, value: T],
    work: (opened: Connection) => Promise<unknown>,
  ): Promise<void> => {
    const isWritten = await ask((opened) => work(opened).then(() => true), false);
    if (isWritten) kept.delete(key);
    else kept.set(key, value);
  };

  return {
    get: async (store, key) =>
      memory[store].has(key) ? memory[store].get(key) : ask((opened) => opened.get(store, key), undefined),
    entries: async (store) => {
      const held = await ask(async (opened) => {
        const { store: rows } = opened.transaction(store);
        const [keys, values] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
        return keys.map((key, at) => [key, values[at]] as const);
      }, []);
      return new Map<string, unknown>([...held, ...memory[store]]);
    },
    put: (store, key, value) => write(memory[store], [key, value], (opened) => opened.put(store, value, key)),
    replace: async (store, key, value, may) => {
      const held = memory[store].get(key);
      if (held !== undefined && may(held)) memory[store].set(key, value);
      await ask(async (opened) => {
        const { store: rows, done } = opened.transaction(store, 'readwrite');
        const there = await rows.get(key);
        if (there !== undefined && may(there)) await rows.put(value, key);
        await done;
      }, undefined);
    },
    delete: (store, key) => write(memory[store], [key, undefined], (opened) => opened.delete(store, key)),
    queued: async () => {
      const rows = await ask((opened) => opened.getAll('queue'), []);
      const known = new Map([...rows.map((row) => [row.id, row] as const), ...memory.queue]);
      return [...known.values()]
        .filter((row) => row !== undefined)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
    enqueue: (row) => write(memory.queue, [row.id, row], (opened) => opened.put('queue', row)),
    requeue: async (row) => {
      if (memory.queue.get(row.id)) memory.queue.set(row.id, row);
      await ask(async (opened) => {
        const { store, done } = opened.transaction('queue', 'readwrite');
        if ((await store.getKey(row.id)) !== undefined) await store.put(row);
        await done;
      }, undefined);
    },
    isThere: () => ask(async () => true, false),
    close,
  };
};

/** The database of this page. */
export const localDatabase: LocalDatabase = createLocalDatabase();
