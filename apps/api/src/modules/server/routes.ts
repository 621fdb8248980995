import { calls } from '@kovan/api-client/contract';
import { sql } from 'drizzle-orm';
import { checkDisk } from '../../db/folder/dataDir.ts';
import type { Feature } from '../../feature.ts';
import { unavailable } from '../../http/problemError.ts';
import { route } from '../../http/route.ts';
import { settingsFor } from './settings.ts';

const OK = { status: 'ok' } as const;

/** As long as a connection to the database may take to be made: what takes longer here hangs. */
const ANSWERS_WITHIN_MS = 5_000;

/** A database behind a frozen connection says neither yes nor no, and whoever watches needs one of them. */
const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('the database does not answer', 'TimeoutError'));
    const timer = setTimeout(late, ANSWERS_WITHIN_MS);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** What the server says of itself. */
export const serverRoutes: Feature = (app, { config, db, stopping }) => {
  route(app, calls.server.settings, ({ request }) => settingsFor(config, request));

  const askDatabase = async () => {
    await db.execute(sql`select 1`);
    // Reading goes on for a while on a disk that takes no more writes.
    if (config.databaseUrl === null) await checkDisk(config.dataDir);
  };
  const ready = async () => {
    if (stopping?.begun) throw unavailable();
    try {
      await inTime(askDatabase());
    } catch (error) {
      throw unavailable(error);
    }
    return OK;
  };
  route(app, calls.server.live, () => OK);
  route(app, calls.server.ready, ready);
  route(app, calls.server.health, ready);
};
