import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isEasilyGuessed } from './commonPasswords.ts';
import { ToolkitError } from './toolkitError.ts';

/** The identity provider's default (V-06). */
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
