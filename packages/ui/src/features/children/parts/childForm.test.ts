import { z } from '@kovan/api-client/contract';
import { CHILD_FIELDS, namesOf } from '@kovan/domain/fields';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../forms/issues.ts';
import { childSchema, toChildInput } from './childForm.ts';

const elif = { name: 'Elif', birthYear: '2017', grade: '3. Sınıf', avatar: '👧' };

const issueTypesOf = (change: Partial<typeof elif>) => {
  const form = { ...elif, ...change };
  const parsed = z.safeParse(childSchema(2026), toChildInput(form));
  const issues = parsed.success ? {} : issuesOf(parsed.error, form, namesOf(CHILD_FIELDS));
  return Object.fromEntries(Object.entries(issues).map(([field, { type }]) => [field, type]));
};

describe('the form of a child', () => {
  it('is what the call takes', () => {
    const parsed = z.parse(childSchema(2026), toChildInput({ ...elif, name: '  Elif ' }));
    expect(parsed).toEqual({ ...elif, birthYear: 2017 });
  });

  it.each([
    ['[V-07] [V-13]', { name: '   ' }, { name: 'missing' }],
    ['[V-08] [V-14]', { birthYear: '' }, { birthYear: 'missing' }],
    ['[V-09] [V-15]', { grade: '' }, { grade: 'missing' }],
    ['[V-10]', { birthYear: 'twenty' }, { birthYear: 'invalid' }],
    ['[V-10]', { birthYear: '2017.5' }, { birthYear: 'invalid' }],
    ['[V-11]', { birthYear: '2009' }, { birthYear: 'invalid' }],
    ['[V-12]', { birthYear: '2027' }, { birthYear: 'invalid' }],
    ['[V-39]', { name: 'a'.repeat(81) }, { name: 'tooLong' }],
  ])('%s %o is refused at its field', (_id, change, issues) => {
    expect(issueTypesOf(change)).toEqual(issues);
  });

  it('names all that is wrong together', () => {
    expect(issueTypesOf({ name: '', birthYear: '2027', grade: '' })).toEqual({
      name: 'missing',
      birthYear: 'invalid',
      grade: 'missing',
    });
  });

  it.each(['2010', '2026'])('[V-11] [V-12] takes %s', (birthYear) => {
    expect(issueTypesOf({ birthYear })).toEqual({});
  });
});
