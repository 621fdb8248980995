import { dictionary } from '@zxcvbn-ts/language-common';

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
