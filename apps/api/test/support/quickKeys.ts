import { type GenerateKeyPairOptions, type GenerateKeyPairResult, generateKeyPair as make } from 'jose';

/** As many as tests tell apart at once: one database's key from another's. */
const DIFFERENT = 2;

const made = new Map<string, { pairs: Promise<GenerateKeyPairResult>[]; next: number }>();

/**
 * In the place of jose's in most suites: the first pairs of a kind are made, and given in turn from then on, since to find
 * the primes of one takes longer than most tests.
 */
export const generateKeyPair = (alg: string, options?: GenerateKeyPairOptions): Promise<GenerateKeyPairResult> => {
  const kind = JSON.stringify([alg, options]);
  const { pairs, next } = made.get(kind) ?? { pairs: [], next: 0 };
  const pair = pairs[next] ?? make(alg, options);
  made.set(kind, { pairs: pairs[next] ? pairs : [...pairs, pair], next: (next + 1) % DIFFERENT });
  return pair;
};
