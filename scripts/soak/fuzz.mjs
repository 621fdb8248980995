// npm run soak -- fuzz [--requests N] [--seed N]: the fuzzer of `npm test`, with 10,000 requests an operation and others
// each time. What it says at the end names the seed, by which the same requests are made again.
import { run } from '../lib/run.mjs';
import { readOptions } from './lib/options.mjs';

/** Runs the fuzzer of the tests for longer. */
export default async ({ say, args = [] }) => {
  const { requests, seed } = readOptions(args);
  say(`fuzz: ${requests} requests to every operation, seed ${seed}`);
  const { code, output } = await run('vitest', ['run', '--project', 'api', 'test/attack/fuzz.test.ts'], {
    env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed), NO_COLOR: '1' },
  });
  const figures = output.split('\n').filter((line) => line.startsWith('fuzz: '));
  const ok = code === 0 && figures.length > 0;
  return { ok, lines: ok ? figures : [...figures, ...output.trimEnd().split('\n').slice(-60)] };
};
