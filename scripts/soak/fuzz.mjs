// npm run soak -- fuzz [requests] [seed]: the fuzzer of `npm test`, with 10,000 requests an operation and others each
// time. What it says at the end names the seed, by which the same requests are made again.
import { randomInt } from 'node:crypto';
import { run } from '../lib/run.mjs';

const REQUESTS = 10_000;
const SEEDS = 2 ** 31;

const wholeNumber = (text, fallback) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback);

/** Runs the fuzzer; `args` may give the requests an operation and the seed. */
export default async ({ say, args = [] }) => {
  const requests = wholeNumber(args[0], REQUESTS);
  const seed = wholeNumber(args[1], randomInt(SEEDS));
  say(`fuzz: ${requests} requests to every operation, seed ${seed}`);
  const { code, output } = await run('vitest', ['run', '--project', 'api', 'test/attack/fuzz.test.ts'], {
    env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed), NO_COLOR: '1' },
  });
  const figures = output.split('\n').filter((line) => line.startsWith('fuzz: '));
  const ok = code === 0 && figures.length > 0;
  return { ok, lines: ok ? figures : [...figures, ...output.trimEnd().split('\n').slice(-60)] };
};
