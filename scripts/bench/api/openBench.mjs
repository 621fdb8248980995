import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'drizzle-orm';
import { openAccount } from './calls/accounts.mjs';
import { startLoad, startServer } from './processes.mjs';
import {
  idOf,
  isLent,
  KINDS,
  ROWS_OF_FAMILY,
  seedBigFamily,
  seedNewcomers,
  seedRows,
  seedSpares,
  userOfSession,
  ZONE,
} from './seedRows.mjs';
import { linesOf } from './table.mjs';
import { createWorlds } from './worlds.mjs';

const SECRET = 'a secret of the bench, and of nothing else';

/**
 * PostgreSQL as it comes, commits durable, but for the memory that a real one is given; and vacuumed between the rounds,
 * so that it falls into none.
 */
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=4GB', 'checkpoint_timeout=30min', 'autovacuum=off'];

/** Limits are there to stop what this does. */
const NO_LIMITS = Object.fromEntries(
  ['SIGN_IN', 'SIGN_UP', 'EXCHANGE', 'HELPER', 'REPORT'].map((name) => [`LIMIT_${name}`, '1000000']),
);

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
export const openBench = async (product, folder) => {
  const { openDatabase, createSessionTokens, deriveKey, hashOfCode, startPostgres, server } = product;
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
      env: { PORT: '0', SESSION_SECRET: SECRET, DATA_DIR: folder, ...NO_LIMITS, ...env },
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
  const signed = new Map();
  const tokenOf = (family, session = 0) => {
    const sessionId = idOf(KINDS.session, family, session);
    const known = signed.get(sessionId);
    if (known) return known;
    const userId = idOf(KINDS.user, family, userOfSession(session));
    const kind = isLent(session) ? 'lent' : 'adult';
    const token = sessionTokens.sign({ kind, userId, familyId: idOf(KINDS.family, family), sessionId });
    signed.set(sessionId, token);
    return token;
  };

  const pairingKey = deriveKey(Buffer.from(SECRET), 'pairing');
  const codeHashOf = (code) => hashOfCode(pairingKey, code);

  const dashboardOf = async (family) => ({
    method: 'GET',
    path: '/api/dashboard/stats',
    headers: { authorization: `Bearer ${await tokenOf(family)}`, 'time-zone': ZONE },
  });

  return {
    /** The bare server and the product, over PostgreSQL and, where it is wanted, over the embedded engine. */
    async engines(rows, { embedded }) {
      const families = rows / ROWS_OF_FAMILY;
      const week = product.countedRange(product.dayIn(ZONE, new Date()));
      const { writers, requestsOf } = createWorlds({ families, tokenOf, week });
      const seed = [
        ...seedRows(rows),
        ...seedSpares(writers, codeHashOf),
        ...seedNewcomers(families + 1, 3 * families),
      ];
      const databaseUrl = await newDatabase(seed);
      const bare = { args: [product.bundle], env: { DATABASE_URL: databaseUrl } };
      const servers = {
        bare: await start('bare Fastify + pg', 'bare.mjs', bare),
        postgres: await ours('Kovan, PostgreSQL', { DATABASE_URL: databaseUrl }),
      };
      if (embedded) {
        const dataDir = join(folder, 'embedded');
        await fill({ databaseUrl: null, dataDir }, seed);
        servers.pglite = await ours('Kovan, PGlite', { DATA_DIR: dataDir });
      }
      for (const [kind, one] of Object.entries(servers)) {
        if (kind !== 'bare') one.account = await openAccount(one.port);
      }
      const execute = (statements) => onPostgres(databaseUrl, statements);
      return { load, servers, lines: linesOf(product.calls), requestsOf, execute };
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
