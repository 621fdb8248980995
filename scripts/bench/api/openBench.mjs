import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { callsFor } from './calls.mjs';
import { startLoad, startServer } from './processes.mjs';
import { idOf, KINDS, ROWS_OF_FAMILY, seedBigFamily, seedRows } from './seedRows.mjs';

const SECRET = 'a secret of the bench, and of nothing else';

/**
 * PostgreSQL as it comes, commits durable, but for the memory that a real one is given; and vacuumed between the rounds,
 * so that it falls into none.
 */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=4GB', 'checkpoint_timeout=30min', 'autovacuum=off'];

const DAY_MS = 24 * 60 * 60_000;
const dayAfter = (monday, days) => new Date(monday.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The days that the dashboard counts occurrences of: from last week's Monday to the end of this week. */
const countedDays = () => {
  const now = new Date();
  const monday = new Date(now.getTime() - ((now.getUTCDay() + 6) % 7) * DAY_MS);
  return { start: dayAfter(monday, -7), end: dayAfter(monday, 6) };
};

const onPostgres = async (connectionString, statements) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Everything that is measured: databases with rows, servers over them, and the load; `close` ends it all. */
export const openBench = async ({ openDatabase, createSessionTokens, deriveKey, startPostgres, server }, folder) => {
  const postgres = await startPostgres(SETTINGS);
  const load = startLoad();
  const running = [];
  const start = async (title, file, options) => {
    const started = { title, ...(await startServer(file, options)) };
    running.push(started);
    return started;
  };

  const ours = (title, env) =>
    start(title, 'serve.mjs', {
      args: [server],
      env: { PORT: '0', SESSION_SECRET: SECRET, DATA_DIR: folder, ...env },
    });

  /** Makes a database by the product's own migrations and fills it. */
  const fill = async (config, statements) => {
    const { db, close } = await openDatabase(config, (error) => console.error(error.message));
    for (const statement of statements) await db.execute(sql.raw(statement));
    await close();
  };

  /** The same on PostgreSQL; rows come over a connection of the bench's own, which may take as long as it takes. */
  const newDatabase = async (statements) => {
    const databaseUrl = await postgres.createDatabase();
    await fill({ databaseUrl, dataDir: folder }, []);
    await onPostgres(databaseUrl, statements);
    return databaseUrl;
  };

  const sessionTokens = createSessionTokens({
    key: deriveKey(Buffer.from(SECRET), 'sessions'),
    clock: () => new Date(),
  });
  const tokenOf = (family) => {
    const [userId, familyId, sessionId] = [KINDS.user, KINDS.family, KINDS.session].map((kind) => idOf(kind, family));
    return sessionTokens.sign({ userId, familyId, sessionId }, new Date(Date.now() + 7 * DAY_MS));
  };

  const dashboardOf = async (family) => ({
    method: 'GET',
    path: '/api/dashboard/stats',
    headers: { authorization: `Bearer ${await tokenOf(family)}`, 'time-zone': 'Europe/Istanbul' },
  });

  return {
    /** The bare server and the product, over PostgreSQL and, where it is wanted, over the embedded engine. */
    async engines(rows, { embedded }) {
      const families = rows / ROWS_OF_FAMILY;
      const databaseUrl = await newDatabase(seedRows(rows));
      const servers = {
        bare: await start('bare Fastify + pg', 'bare.mjs', { env: { DATABASE_URL: databaseUrl } }),
        postgres: await ours('Kovan, PostgreSQL', { DATABASE_URL: databaseUrl }),
      };
      if (embedded) {
        const dataDir = join(folder, 'embedded');
        await fill({ databaseUrl: null, dataDir }, seedRows(rows));
        servers.pglite = await ours('Kovan, PGlite', { DATA_DIR: dataDir });
      }
      const signed = await Promise.all(Array.from({ length: families }, (_, index) => tokenOf(index + 1)));
      const tokens = (family) => signed[family - 1];
      const execute = (statements) => onPostgres(databaseUrl, statements);
      return { load, servers, calls: callsFor({ families, tokens, week: countedDays() }), execute };
    },

    async sizes(sizes, bigFamily) {
      const measured = [];
      for (const rows of sizes) {
        const families = rows / ROWS_OF_FAMILY;
        const isLast = rows === sizes.at(-1);
        const since = performance.now();
        const big = families + 1;
        const databaseUrl = await newDatabase([...seedRows(rows), ...(isLast ? seedBigFamily(big, bigFamily) : [])]);
        const took = ((performance.now() - since) / 1000).toFixed(1);
        const title = `${rows.toLocaleString('en')} (seeded in ${took} s)`;
        const server = await ours(title, { DATABASE_URL: databaseUrl });
        const asked = Array.from({ length: 10 }, (_, index) => dashboardOf(Math.ceil((families / 10) * (index + 1))));
        measured.push({ title, server, requests: await Promise.all(asked), bounded: isLast });
        if (isLast) {
          const requests = [await dashboardOf(big)];
          measured.push({
            title: `a family with ${bigFamily.toLocaleString('en')} of its own`,
            server,
            requests,
            bounded: true,
          });
        }
      }
      return { load, sizes: measured };
    },

    async close() {
      for (const started of running) await started.stop();
      await load.stop();
      await postgres.stop();
    },
  };
};
