import { expect, it } from 'vitest';
import { childIdOf } from './paths.ts';

it('[R-27] [R-30] [R-31] an address without a child id has none', () => {
  expect([childIdOf(undefined), childIdOf('')]).toEqual([null, null]);
});

it.each(['family', 'children', 'tasks', 'assignments', 'login', 'onboarding'])(
  '[R-24] [R-25] [R-26] [Q-03] %s is a word of the route table, and no child id',
  (word) => {
    expect(childIdOf(word)).toBeNull();
  },
);

it.each(['account', 'join', 'pair', 'who', 'unlock'])('[AC-04] [PE-06] [DV-03] %s is never a child id', (word) => {
  expect(childIdOf(word)).toBeNull();
});

it('any other word may be one', () => {
  expect(childIdOf('elif')).toBe('elif');
});
