// npm run bench:api: how many requests the server answers over both engines beside a bare Fastify and pg with the same
// SQL, and what the dashboard costs when the database grows. Fails when an aim is missed. Takes about five minutes.
//   --quick            one short round each over few rows: proves nothing but that everything runs
//   --only=engines     or --only=sizes: one half alone
//   --profile=list     where the time of one call goes, on PostgreSQL: list, dashboard, create or complete
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareEngines } from './compareEngines.mjs';
import { compareSizes } from './compareSizes.mjs';
import { measure } from './measure.mjs';
import { openBench } from './openBench.mjs';
import { buildProduct } from './product.mjs';
import { profileShares } from './profile.mjs';

const { quick, only, profile } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, profile: { type: 'string' } },
}).values;
const CONNECTIONS = 16;
const EFFORT = { connections: CONNECTIONS, ...(quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 2 }) };
const ROWS = quick ? 10_000 : 100_000;
const SIZES = [1_000, ROWS, 10 * ROWS];
const BIG_FAMILY = 200_000;
const MOST_GROWTH = 1.2;

const inWords = (rows) => rows.toLocaleString('en');
const inPercent = ([name, share]) => `${(share * 100).toFixed(1).padStart(5)} %  ${name}`;

const product = await buildProduct();
const folder = await mkdtemp(join(tmpdir(), 'kovan-bench-'));
const bench = await openBench(product, folder);

const engines = async () => {
  const { servers, calls, ...rest } = await bench.engines(ROWS, { embedded: profile === undefined });
  const wanted = calls.filter(({ name }) => profile === undefined || name === profile);
  console.log(`Over ${inWords(ROWS)} rows, ${CONNECTIONS} requests under way:\n`);
  const fine = await compareEngines({ servers, calls: wanted, ...rest, ...EFFORT });
  if (profile) await showProfile(servers.postgres, wanted[0], rest.load);
  for (const server of Object.values(servers)) await server.stop();
  return fine;
};

/** Another round, after all that warmed the server up. */
const showProfile = async (server, { ours, once, wanted }, load) => {
  const file = join(folder, 'server.cpuprofile');
  await server.profile();
  await measure(load, server, { requests: once ? ours.toReversed() : ours, once, wanted, ...EFFORT });
  await server.endProfile(file);
  const { rooms, functions } = profileShares(file, `${product.server}.map`);
  console.log(`\nWhere the server's time went:\n\n${rooms.slice(0, 16).map(inPercent).join('\n')}`);
  console.log(`\n${functions.slice(0, 30).map(inPercent).join('\n')}`);
};

const sizes = async () => {
  console.log('\nThe dashboard on PostgreSQL:\n');
  return compareSizes({ ...(await bench.sizes(SIZES, BIG_FAMILY)), ...EFFORT, most: MOST_GROWTH });
};

let fine = true;
try {
  if (only !== 'sizes') fine = await engines();
  if (only !== 'engines' && !profile) fine = (await sizes()) && fine;
} finally {
  await bench.close();
  await product.remove();
  await rm(folder, { recursive: true, force: true });
}
if (!fine && !quick && !profile) process.exitCode = 1;
