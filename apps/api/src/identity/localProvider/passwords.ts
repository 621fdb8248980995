import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { ToolkitError } from './toolkit.ts';

/** So many are refused; they come in the order of how often they were found. */
const MOST_COMMON = 1000;
/** Shorter ones are too short anyway. */
const LEAST_LENGTH = 6;

/** As people would write a password in another way to get it past us: capitals, and other forms of the same letters. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

let common: ReadonlySet<string> | undefined;

/** Whether a password is one of the thousand most common, or nothing but the account's own address or its name there. */
export const isEasilyGuessed = (password: string, email: string): boolean => {
  common ??= new Set(
    dictionary['passwords-common']
      .filter(({ length }) => length >= LEAST_LENGTH)
      .slice(0, MOST_COMMON)
      .map(folded),
  );
  const text = folded(password);
  const address = folded(email);
  return common.has(text) || text === address || text === address.slice(0, address.lastIndexOf('@'));
};

/** The identity provider's default. */
export const MIN_PASSWORD_LENGTH = 6;
/** Firebase's own. */
export const MAX_PASSWORD_LENGTH = 4096;

/**
 * The stored form of an account's new password (argon2id); refuses one that is missing, too short, too long, or among the
 * first that anybody would try.
 */
export const hashPassword = async (password: string, email: string): Promise<string> => {
  if (password === '') throw new ToolkitError('MISSING_PASSWORD');
  if (password.length < MIN_PASSWORD_LENGTH || isEasilyGuessed(password, email)) {
    throw new ToolkitError('WEAK_PASSWORD', 'Password is too short or too common');
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new ToolkitError('WEAK_PASSWORD', `Password should be at most ${MAX_PASSWORD_LENGTH} characters`);
  }
  return hash(password);
};

let decoy: Promise<string> | undefined;

/** Whether this is the password; takes as long for an account that has none, so that the time tells nothing. */
export const isPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  decoy ??= hash(randomUUID());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
};
