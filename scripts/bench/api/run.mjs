// npm run bench:api: how many requests the server answers at every call of the contract, over both engines beside a bare
// Fastify and pg, and what the dashboard costs when the database grows. Fails when an aim is missed, and when a call has no
// line. Takes about eight minutes.
//   --quick                  one short round each over few rows: proves nothing but that everything runs
//   --only=engines           or --only=sizes: one half alone
//   --postgres               without the embedded engine, which takes most of the time
//   --seconds=2              longer rounds than half a second, where the machine does other things too
//   --call=homework.create   some calls alone, by the beginning of their names; several with commas between
//   --profile=homework.list  where the time of one call goes, on PostgreSQL
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareEngines, lastSlice } from './compareEngines.mjs';
import { compareSizes } from './compareSizes.mjs';
import { measure } from './measure.mjs';
import { openBench } from './openBench.mjs';
import { buildProduct } from './product.mjs';
import { profileShares } from './profile.mjs';

const {
  quick,
  only,
  postgres,
  seconds,
  profile,
  call = profile ?? '',
} = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    postgres: { type: 'boolean' },
    call: { type: 'string' },
    profile: { type: 'string' },
    seconds: { type: 'string', default: '0.5' },
  },
}).values;
const CONNECTIONS = 16;
const EFFORT = {
  connections: CONNECTIONS,
  ...(quick ? { rounds: 1, seconds: 0.2 } : { rounds: 3, seconds: Number(seconds) }),
};
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
  const { servers, lines, ...rest } = await bench.engines(ROWS, { embedded: !postgres && profile === undefined });
  const asked = lines.filter(({ name }) => call.split(',').some((beginning) => name.startsWith(beginning)));
  console.log(`Over ${inWords(ROWS)} rows, ${CONNECTIONS} requests under way:\n`);
  const fine = await compareEngines({ servers, lines: asked, ...rest, ...EFFORT });
  if (profile) await showProfile(servers.postgres, asked[0], rest);
  for (const server of Object.values(servers)) await server.stop();
  return fine;
};

/** Another round, after all that warmed the server up. */
const showProfile = async (server, line, { load, requestsOf }) => {
  const file = join(folder, 'server.cpuprofile');
  const requests = await requestsOf(line, lastSlice(EFFORT.rounds, server));
  await server.profile();
  const once = line.each !== undefined;
  await measure(load, server, { requests, once, wanted: line.call.status, ...EFFORT, seconds: 2 });
  await server.endProfile(file);
  const { rooms, functions } = profileShares(file, `${product.server}.map`);
  console.log(`\nWhere the server's time went:\n\n${rooms.slice(0, 16).map(inPercent).join('\n')}`);
  console.log(`\n${functions.slice(0, 30).map(inPercent).join('\n')}`);
};

const sizes = async () => {
  console.log('\nThe dashboard on PostgreSQL:\n');
  return compareSizes({
    ...(await bench.sizes(SIZES, BIG_FAMILY)),
    ...EFFORT,
    seconds: 2 * EFFORT.seconds,
    most: MOST_GROWTH,
  });
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
