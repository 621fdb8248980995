import { describe, expect, it } from 'vitest';
import { checkChild } from './childForm.ts';

const elif = { name: 'Elif', birthYear: '2017', grade: '3. Sınıf', avatar: '👧' };
const issuesOf = (change: Partial<typeof elif>) => checkChild({ ...elif, ...change }, 2026).issues;

describe('the form of a child', () => {
  it('is what the call takes', () => {
    expect(checkChild({ ...elif, name: '  Elif ' }, 2026).input).toEqual({ ...elif, birthYear: 2017 });
  });

  it.each([
    ['[V-07] [V-13]', { name: '   ' }, { name: 'missing' }],
    ['[V-08] [V-14]', { birthYear: '' }, { birthYear: 'missing' }],
    ['[V-09] [V-15]', { grade: '' }, { grade: 'missing' }],
    ['[V-10]', { birthYear: 'twenty' }, { birthYear: 'birthYear' }],
    ['[V-10]', { birthYear: '2017.5' }, { birthYear: 'birthYear' }],
    ['[V-11]', { birthYear: '2009' }, { birthYear: 'birthYear' }],
    ['[V-12]', { birthYear: '2027' }, { birthYear: 'birthYear' }],
    ['[V-39]', { name: 'a'.repeat(81) }, { name: 'tooLong' }],
  ])('%s %o is refused at its field', (_id, change, issues) => {
    expect(issuesOf(change)).toEqual(issues);
  });

  it.each(['2010', '2026'])('[V-11] [V-12] takes %s', (birthYear) => {
    expect(issuesOf({ birthYear })).toBeNull();
  });
});
