import { parseArgs } from 'node:util';

const SEEDS = 1e9;
const PROXIES = new Set(['nginx', 'caddy']);

/** The whole number that an option gives: a part that was asked for no number at all would prove nothing. */
const wholeNumber = (option, text) => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`--${option} takes a whole number from 1 on, not "${text}"`);
  return Number(text);
};

/**
 * `--kills N` (or restarts), `--proxy NAME` in front of several servers, `--requests N` (an operation), `--runs N` (of a browser), `--starters N` over one folder, and `--seed N`, which makes the same moments
 * and intents again.
 */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      kills: { type: 'string' },
      proxy: { type: 'string' },
      requests: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string' },
      starters: { type: 'string' },
    },
  });
  const {
    kills = '100',
    proxy = 'nginx',
    requests = '10000',
    runs = '200',
    starters = '1',
    seed = String(1 + Math.floor(Math.random() * (SEEDS - 1))),
  } = values;
  if (!PROXIES.has(proxy)) throw new Error(`--proxy takes ${[...PROXIES].join(' or ')}, not "${proxy}"`);
  return {
    proxy,
    kills: wholeNumber('kills', kills),
    requests: wholeNumber('requests', requests),
    runs: wholeNumber('runs', runs),
    starters: wholeNumber('starters', starters),
    seed: wholeNumber('seed', seed),
  };
};
