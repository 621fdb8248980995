import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { keepConnection, type KeptConnection } from './keptConnection.ts';
import type { Notices } from './notices.ts';

const CHANNEL = 'kovan';
/** The topic of the words by which a process hears that it hears. */
const WORD = 'word';
const WORD_EVERY_MS = 1_000;
/** A word that was said longer ago proves nothing any more. */
const HEARING_MS = 2_000;
/** A connection that stays silent for so long is given up. */
const SILENT_MS = 5_000;

const DEAF =
  'does not hear of ended sessions, so every call asks the database: behind PgBouncer in transaction mode DATABASE_DIRECT_URL is needed';

/**
 * Listens to PostgreSQL's notifications on a connection of its own. Every second it has a random word notified over
 * another one, to the address that all else goes to, and hears only as long as such a word said less than two seconds
 * ago came back: a frozen connection, a pooler that passes nothing on and another database make it deaf.
 */
export const createNotices = ({ url, directUrl }: { url: string; directUrl: string }): Notices => {
  const topics = new Map<string, (text: string) => void>();
  const words = new Map<string, number>();
  let proved = -Infinity;
  let stretch = 0;
  let stop = async (): Promise<void> => undefined;

  const isHearing = (): boolean => performance.now() < proved + HEARING_MS;

  const hearWord = (word: string): void => {
    const said = words.get(word);
    if (said === undefined) return;
    words.delete(word);
    if (!isHearing()) stretch += 1;
    proved = said;
  };

  const hear = (payload = ''): void => {
    const [topic = '', ...rest] = payload.split(' ');
    const text = rest.join(' ');
    if (topic === WORD) hearWord(text);
    else topics.get(topic)?.(text);
  };

  const notify = async (client: pg.Client, topic: string, text: string): Promise<void> => {
    await client.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${text}`]);
  };

  return {
    async tell(tx, topic, text) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${topic} ${text}`})`);
    },
    on: (topic, heard) => void topics.set(topic, heard),
    stretch: () => (isHearing() ? stretch : null),

    start(log) {
      let speaker: pg.Client | undefined;
      let listeningSince: number | undefined;
      let isSaying = false;
      let wasHearing = true;

      const ear: KeptConnection = keepConnection(directUrl, {
        async opened(client) {
          client.on('notification', ({ channel, payload }) => channel === CHANNEL && hear(payload));
          await client.query(`listen ${CHANNEL}`);
          listeningSince = performance.now();
          say();
        },
        lost() {
          listeningSince = undefined;
          proved = -Infinity;
        },
      });
      const mouth: KeptConnection = keepConnection(url, {
        async opened(client) {
          speaker = client;
          say();
        },
        lost() {
          speaker = undefined;
          isSaying = false;
        },
      });

      const say = (): void => {
        if (!speaker || listeningSince === undefined || isSaying) return;
        const now = performance.now();
        for (const [word, said] of words) if (said < now - HEARING_MS) words.delete(word);
        const word = randomBytes(9).toString('base64url');
        words.set(word, now);
        isSaying = true;
        notify(speaker, WORD, word).then(
          () => {
            isSaying = false;
            mouth.works();
          },
          () => mouth.drop(),
        );
      };

      const startedAt = performance.now();
      const beat = setInterval(() => {
        const now = performance.now();
        if (isHearing()) ear.works();
        // Nothing tells of a connection that froze: it is tried anew.
        else if (listeningSince !== undefined && now - Math.max(listeningSince, proved) > SILENT_MS) ear.drop();
        say();
        if (wasHearing !== isHearing() && now - startedAt > HEARING_MS) {
          wasHearing = isHearing();
          if (wasHearing) log.info('hears of ended sessions');
          else log.warn(DEAF);
        }
      }, WORD_EVERY_MS).unref();

      stop = async () => {
        clearInterval(beat);
        await Promise.all([ear.close(), mouth.close()]);
      };
    },
    stop: () => stop(),
  };
};
