import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Notices } from '../database.ts';
import { changing, param } from '../prepared.ts';
import { createTopics } from '../topics.ts';
import { SERVER_LOCK } from './locks.ts';
import { openReconnecting, type ReconnectingConnection } from './reconnecting.ts';

const CHANNEL = 'kovan';
/** The topic of the heartbeats that a process sends itself. */
const HEARTBEAT = 'word';
const HEARTBEAT_EVERY_MS = 1_000;
/** A heartbeat that was sent longer ago proves nothing any more. */
const HEARING_MS = 2_000;
/** A connection that stays silent for so long is given up. */
const SILENT_MS = 5_000;

const NOT_HEARING =
  'does not hear the other processes, so every call asks for its session and nobody is told live of changes: behind PgBouncer in transaction mode DATABASE_DIRECT_URL is needed';

const TELL = changing<{ readonly payload: string }>('tell', (db) =>
  db.select({ told: sql`pg_notify(${CHANNEL}, ${param('payload')})` }).from(sql`(values (1)) as one`),
);

/**
 * Listens to PostgreSQL's notifications on a connection of its own. Every second it sends a random heartbeat over
 * another one, to the address that all else goes to, and is known to hear only as long as one sent less than two seconds
 * ago came back: a frozen connection, a pooler that passes nothing on and another database lose them.
 */
export const listenToPostgres = ({ url, directUrl }: { url: string; directUrl: string }): Notices => {
  const topics = createTopics();
  const heartbeats = new Map<string, number>();
  /** When the latest heartbeat that came back was sent. */
  let provenAt = -Infinity;
  let epochNumber = 0;
  let stop = async (): Promise<void> => undefined;

  const isHearing = (): boolean => performance.now() < provenAt + HEARING_MS;

  const receiveHeartbeat = (id: string): void => {
    const sentAt = heartbeats.get(id);
    if (sentAt === undefined) return;
    heartbeats.delete(id);
    if (!isHearing()) epochNumber += 1;
    provenAt = sentAt;
  };

  const receive = (payload = ''): void => {
    const [topic = '', ...rest] = payload.split(' ');
    const text = rest.join(' ');
    if (topic === HEARTBEAT) receiveHeartbeat(text);
    else topics.hear(topic, text);
  };

  const notify = async (client: pg.Client, topic: string, text: string): Promise<void> => {
    await client.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${text}`]);
  };

  return {
    tell: (tx, topic, text) => TELL(tx, { payload: `${topic} ${text}` }),
    on: topics.on,
    epoch: () => (isHearing() ? epochNumber : null),

    start(log) {
      let notifying: pg.Client | undefined;
      let listeningSince: number | undefined;
      let isSending = false;
      let wasHearing = true;

      const listener: ReconnectingConnection = openReconnecting(directUrl, {
        async opened(client) {
          client.on('notification', ({ channel, payload }) => channel === CHANNEL && receive(payload));
          // First: whoever needs the database for themselves finds every process that remembers sessions.
          await client.query('select pg_advisory_lock_shared($1)', [SERVER_LOCK]);
          await client.query(`listen ${CHANNEL}`);
          listeningSince = performance.now();
          sendHeartbeat();
        },
        lost() {
          listeningSince = undefined;
          provenAt = -Infinity;
        },
      });
      const notifier: ReconnectingConnection = openReconnecting(url, {
        async opened(client) {
          notifying = client;
          sendHeartbeat();
        },
        lost() {
          notifying = undefined;
          isSending = false;
        },
      });

      const sendHeartbeat = (): void => {
        if (!notifying || listeningSince === undefined || isSending) return;
        const now = performance.now();
        for (const [id, sentAt] of heartbeats) if (sentAt < now - HEARING_MS) heartbeats.delete(id);
        const id = randomBytes(9).toString('base64url');
        heartbeats.set(id, now);
        isSending = true;
        notify(notifying, HEARTBEAT, id).then(
          () => {
            isSending = false;
            notifier.resetBackoff();
          },
          () => notifier.drop(),
        );
      };

      const startedAt = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        if (isHearing()) listener.resetBackoff();
        // Nothing tells of a connection that froze: it is tried anew.
        else if (listeningSince !== undefined && now - Math.max(listeningSince, provenAt) > SILENT_MS) listener.drop();
        sendHeartbeat();
        if (wasHearing !== isHearing() && now - startedAt > HEARING_MS) {
          wasHearing = isHearing();
          if (wasHearing) log.info('hears the other processes');
          else log.warn(NOT_HEARING);
        }
      }, HEARTBEAT_EVERY_MS).unref();

      stop = async () => {
        clearInterval(timer);
        await Promise.all([listener.close(), notifier.close()]);
      };
    },
    stop: () => stop(),
  };
};
