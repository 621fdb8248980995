import { calls } from '@kovan/api-client/contract';
import { sql } from 'drizzle-orm';
import { checkDisk } from '../../db/folder/dataDir.ts';
import type { Feature } from '../../feature.ts';
import { unavailable } from '../../http/problemError.ts';
import { route } from '../../http/route.ts';
import { settingsFor } from './settings.ts';

const OK = { status: 'ok' } as const;

/** What the server says of itself. */
export const serverRoutes: Feature = (app, { config, db, stopping }) => {
  route(app, calls.server.settings, ({ request }) => settingsFor(config, request));

  const ready = async () => {
    if (stopping?.begun) throw unavailable();
    try {
      await db.execute(sql`select 1`);
      // Reading goes on for a while on a disk that takes no more writes.
      if (config.databaseUrl === null) await checkDisk(config.dataDir);
    } catch (error) {
      throw unavailable(error);
    }
    return OK;
  };
  route(app, calls.server.live, () => OK);
  route(app, calls.server.ready, ready);
  route(app, calls.server.health, ready);
};
