import { seen } from '@kovan/domain/seen';
import type { LoginAccount, LoginMode } from './useLogin.ts';

export type LoginField = keyof LoginAccount;

/** The fields of each face, in the order in which they stand on the screen. */
export const FIELDS_OF: Readonly<Record<LoginMode, readonly LoginField[]>> = {
  'sign-in': ['email', 'password'],
  'sign-up': ['firstName', 'lastName', 'email', 'password'],
};

export type LoginErrors = Partial<Record<LoginField, 'missing' | 'invalidEmail'>>;

/** What is wrong before anybody is asked: empty fields, and an address that the browser knows to be none. */
export const validateAccount = (account: LoginAccount, mode: LoginMode, isEmail: boolean): LoginErrors => {
  const errors: LoginErrors = {};
  for (const field of FIELDS_OF[mode]) {
    // A password may consist of spaces; everything else may not.
    const text = field === 'password' ? account[field] : seen(account[field]);
    if (text === '') errors[field] = 'missing';
  }
  if (!errors.email && !isEmail) errors.email = 'invalidEmail';
  return errors;
};
