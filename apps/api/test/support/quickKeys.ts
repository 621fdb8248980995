import { type GenerateKeyPairOptions, type GenerateKeyPairResult, generateKeyPair as make } from 'jose';

/** As many as tests tell apart at once: one database's key from another's. */
const DIFFERENT = 2;

/** The pairs of each kind, first the one that was given longest ago. */
const made = new Map<string, Promise<GenerateKeyPairResult>[]>();

/**
 * In the place of jose's in most suites: the first pairs of a kind are made, and given in turn from then on, since to find
 * the primes of one takes longer than most tests.
 */
export const generateKeyPair = (alg: string, options?: GenerateKeyPairOptions): Promise<GenerateKeyPairResult> => {
  const kind = JSON.stringify([alg, options]);
  const pairs = made.get(kind) ?? [];
  const pair = (pairs.length < DIFFERENT ? undefined : pairs.shift()) ?? make(alg, options);
  made.set(kind, [...pairs, pair]);
  return pair;
};
