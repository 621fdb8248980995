import { expect, it } from 'vitest';
import { ACCESS, rightOf, SESSION_KINDS } from './access.ts';

it('says what a session is to a call, for every kind of both', () => {
  const rights = ACCESS.map((access) => [
    access,
    ...SESSION_KINDS.map((kind) => `${kind} ${rightOf(kind, { access })}`),
  ]);
  expect(rights).toEqual([
    ['public', 'adult ignored', 'device ignored', 'lent ignored'],
    ['optional', 'adult allowed', 'device ignored', 'lent ignored'],
    ['adults', 'adult allowed', 'device refused', 'lent refused'],
    ['family', 'adult allowed', 'device allowed', 'lent allowed'],
    ['lent', 'adult refused', 'device refused', 'lent allowed'],
  ]);
});
