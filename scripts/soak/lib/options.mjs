import { parseArgs } from 'node:util';

/** `--kills N` and `--seed N`; other parts' options are left alone. The seed repeats the moments and the intents. */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { kills: { type: 'string', default: '100' }, seed: { type: 'string' } },
  });
  return { kills: Number(values.kills), seed: Number(values.seed ?? Math.floor(Math.random() * 1e9)) };
};
