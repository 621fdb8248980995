import { describe, expect, it } from 'vitest';
import { checkFirstChild, firstChildDefaults } from './firstChild.ts';

const elif = { name: 'Elif', birthYear: '2017', grade: '3. Sınıf', avatar: '👧' };
const issuesOf = (change: Partial<typeof elif>) => checkFirstChild({ ...elif, ...change }, 2026).issues;

describe('the first child', () => {
  it('is what the call takes', () => {
    expect(checkFirstChild({ ...elif, name: '  Elif ' }, 2026).input).toEqual({ ...elif, birthYear: 2017 });
  });

  it('[O-04] [O-05] begins with the current year and grade 1', () => {
    expect(firstChildDefaults(2026)).toMatchObject({ birthYear: '2026', grade: '1. Sınıf' });
  });

  it.each([
    ['[V-07]', { name: '   ' }, { name: 'missing' }],
    ['[V-08]', { birthYear: '' }, { birthYear: 'missing' }],
    ['[V-09]', { grade: '' }, { grade: 'missing' }],
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
