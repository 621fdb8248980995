import { parseArgs } from 'node:util';

/** `--kills N`, `--requests N` (an operation) and `--seed N`, which makes the same moments and intents again. */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      kills: { type: 'string', default: '100' },
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string' },
    },
  });
  return {
    kills: Number(values.kills),
    requests: Number(values.requests),
    seed: Number(values.seed ?? Math.floor(Math.random() * 1e9)),
  };
};
