import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CONNECT_TIMEOUT } from './ownConnection.ts';

/** What is asked here takes no time: longer, and the connection is frozen. */
const QUERY_TIMEOUT = 5_000;
const FIRST_BACKOFF = 250;
const MOST_BACKOFF = 15_000;
/** How long a server may take to say goodbye. */
const END_TIMEOUT = 500;

/** A connection to PostgreSQL that is opened anew whenever it breaks. */
export interface ReconnectingConnection {
  /** Breaks it, as a network would; it is opened anew. */
  drop(): void;
  /** It works: the next pause before opening it anew is a short one. */
  resetBackoff(): void;
  close(): Promise<void>;
}

/** Keeps a connection open, with longer and longer pauses while that fails. Never keeps the process alive. */
export const openReconnecting = (
  connectionString: string,
  { opened, lost }: { opened(client: pg.Client): Promise<void>; lost(): void },
): ReconnectingConnection => {
  const stop = new AbortController();
  let backoff = FIRST_BACKOFF;
  let socket: Socket | undefined;
  let current: pg.Client | undefined;

  const connectOnce = async (): Promise<void> => {
    const stream = new Socket();
    socket = stream;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      application_name: 'kovan',
      stream: () => stream,
    });
    // An error here also ends the connection, or rejects the query that was under way.
    client.on('error', () => undefined);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    try {
      await client.connect();
      stream.unref();
      current = client;
      await opened(client);
      await closed;
    } catch {
      // It is tried again.
    } finally {
      stream.destroy();
      current = undefined;
      lost();
    }
  };

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await connectOnce();
      await wait(backoff, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      backoff = Math.min(backoff * 2, MOST_BACKOFF);
    }
  };
  void run();

  return {
    drop: () => void socket?.destroy(),
    resetBackoff: () => void (backoff = FIRST_BACKOFF),
    async close() {
      stop.abort();
      const goodbye = current?.end().catch(() => undefined);
      await Promise.race([goodbye, wait(END_TIMEOUT, undefined, { ref: false })]);
      socket?.destroy();
    },
  };
};
