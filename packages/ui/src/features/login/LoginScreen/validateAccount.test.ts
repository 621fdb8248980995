import { expect, it } from 'vitest';
import { FIELDS_OF, type LoginField, validateAccount } from './validateAccount.ts';

const AYSE = { email: 'ayse@example.com', password: 'bal-petek', firstName: 'Ayşe', lastName: 'Yıldız' };
const IDS: Readonly<Record<LoginField, string>> = {
  email: '[V-01]',
  password: '[V-02]',
  firstName: '[V-04]',
  lastName: '[V-05]',
};
const ASKED = (['sign-in', 'sign-up'] as const).flatMap((mode) =>
  FIELDS_OF[mode].map((field) => [IDS[field], mode, field] as const),
);

it.each(ASKED)('%s %s needs %s, for which blanks will do in a password alone', (_id, mode, field) => {
  const errorsOf = (text: string) => validateAccount({ ...AYSE, [field]: text }, mode, true);
  expect(errorsOf(AYSE[field])).toEqual({});
  expect(errorsOf('')).toEqual({ [field]: 'missing' });
  expect(errorsOf(' \u00a0 ')).toEqual(field === 'password' ? {} : { [field]: 'missing' });
});

it.each(['sign-in', 'sign-up'] as const)('[V-03] %s tells an address that the browser knows to be none', (mode) => {
  expect(validateAccount(AYSE, mode, false)).toEqual({ email: 'invalidEmail' });
  expect(validateAccount({ ...AYSE, email: ' ' }, mode, false)).toEqual({ email: 'missing' });
});
