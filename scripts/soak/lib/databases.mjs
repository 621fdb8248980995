// Opening databases with the packages of the server, which are not those of the scripts.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../../lib/run.mjs';

const requireOfServer = createRequire(`${ROOT}apps/api/package.json`);

/** Opens the folder of an embedded database that no server runs on: `{ ask, close }`. */
export const openFolder = async (dataDir) => {
  const { PGlite } = requireOfServer('@electric-sql/pglite');
  const { amcheck } = requireOfServer('@electric-sql/pglite/contrib/amcheck');
  const client = await PGlite.create({ dataDir, extensions: { amcheck } });
  return { ask: async (query) => (await client.query(query)).rows, close: () => client.close() };
};

/** Connects to a PostgreSQL database: `{ ask, close }`. */
export const connect = async (connectionString) => {
  const { Client } = requireOfServer('pg');
  const client = new Client({ connectionString });
  await client.connect();
  return { ask: async (query) => (await client.query(query)).rows, close: () => client.end() };
};

/** A PostgreSQL server of the soak's own, the same that tests use; `null` where its programs are missing. */
export const startPostgres = async () => {
  const outfile = `${ROOT}node_modules/.cache/kovan/soak/postgres.mjs`;
  const entryPoints = [`${ROOT}apps/api/test/support/postgres.ts`];
  const options = { bundle: true, platform: 'node', format: 'esm', external: ['pg'], logLevel: 'warning' };
  await build({ ...options, entryPoints, outfile });
  const support = await import(pathToFileURL(outfile).href);
  return support.postgresPrograms() === null ? null : support.startPostgres();
};
