import { z } from '@kovan/api-client/contract';
import { expect, it } from 'vitest';
import { issuesOf } from './issues.ts';

const Schema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(3), z.regex(/^[a-z]*$/)),
  days: z.array(z.string()).check(z.minLength(1)),
});
const wrongWith = (name: unknown, days: unknown) => {
  const { error } = z.safeParse(Schema, { name, days });
  return error && issuesOf(error, { name, days }, ['name', 'days']);
};

it('of a field the first thing that is wrong is said', () => {
  expect(wrongWith('ABCD', ['x'])).toEqual({ name: { type: 'tooLong', message: '3' } });
  expect(wrongWith('A', ['x'])).toEqual({ name: { type: 'invalid', message: '' } });
});

it('of what nobody chose it is said that it is missing, and of a wrong choice that it is wrong', () => {
  expect(wrongWith('a', [])).toEqual({ days: { type: 'missing', message: '' } });
  expect(wrongWith('a', [7])).toEqual({ days: { type: 'invalid', message: '' } });
});
