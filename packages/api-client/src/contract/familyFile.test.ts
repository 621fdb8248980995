import { describe, expect, it } from 'vitest';
import { EMPTY_FILE } from '../conformance/emptyFile.ts';
import { FamilyFileSchema, fileName } from './familyFile.ts';
import { inconsistenciesAtOnce } from './familyFileCheck.ts';
import { z } from './zod.ts';

const idOf = (count: number) => `0199a1b2-0000-7000-8000-${String(count).padStart(12, '0')}`;
const CHILD = idOf(1);
const RULE = idOf(2);
const AT = '2026-11-18T12:00:00.000Z';
const child = { id: CHILD, name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧', createdAt: AT } as const;
const chore = { childId: CHILD, name: 'Sofrayı kur', icon: '🧹' } as const;
const done = {
  ...chore,
  ruleId: RULE,
  ruleDay: '2026-11-18',
  dueDate: '2026-11-18',
  status: 'completed',
  completedAt: AT,
  createdAt: AT,
} as const;
const file = { ...EMPTY_FILE, children: [child] };
const custom = (kind: string) => ({ code: 'custom', params: { kind } });

describe('[EX-02] a family in a file', () => {
  it('fits together with its rows, and is named by its day', () => {
    expect(inconsistenciesAtOnce({ ...file, occurrences: [done] }, 2026)).toEqual({});
    expect(fileName('2026-11-18')).toBe('kovan-2026-11-18.json');
  });

  it('names every place that does not fit, and what is wrong with it', () => {
    const open = { ...done, status: 'deleted', completedAt: null, ruleDay: '2026-11-19' } as const;
    const strange = { ...done, childId: idOf(9), ruleDay: '2026-11-20' };
    const wrong = {
      ...file,
      children: [child, { ...child, birthYear: 2027 }],
      occurrences: [done, done, open, strange],
    };
    expect(inconsistenciesAtOnce(wrong, 2026)).toEqual({
      'children.1.id': custom('twice'),
      'children.1.birthYear': { code: 'too_big', origin: 'number', maximum: 2026 },
      'occurrences.3.childId': custom('strangeChild'),
      'occurrences.2.ruleId': custom('strangeRule'),
      'occurrences.1.ruleDay': custom('twice'),
    });
  });

  const task = { ...chore, id: 't', dueDate: '2026-11-18', completedAt: null, createdAt: AT } as const;
  const period = { frequency: '1', weekDays: ['Cuma' as const] };
  const rule = { ...chore, id: RULE, period, createdOn: '2026-11-18', createdAt: AT } as const;
  const homework = {
    id: 'h',
    childId: CHILD,
    subject: 'Matematik',
    title: 'Kesirler',
    dueDate: null,
    description: null,
    teacher: null,
    book: null,
    page: null,
    status: 'active',
    completedAt: null,
    createdAt: AT,
  } as const;
  const lists = { tasks: task, scheduledTasks: rule, homework, occurrences: done };

  it.each(Object.entries(lists))(
    'takes from %s none that is there twice, and none of a strange child',
    (list, item) => {
      const wrong = { ...file, [list]: [item, item, { ...item, id: 'x', ruleDay: '2026-11-20', childId: idOf(9) }] };
      expect(Object.entries(inconsistenciesAtOnce(wrong, 2026))).toEqual(
        expect.arrayContaining([
          [expect.stringMatching(`^${list}\\.1\\.(?:id|ruleDay)$`), custom('twice')],
          [`${list}.2.childId`, custom('strangeChild')],
        ]),
      );
      expect(Object.keys(inconsistenciesAtOnce(wrong, 2026))).toHaveLength(2);
    },
  );

  it.each([
    ['children.0.createdAt', { children: [{ ...child, createdAt: '1999-12-31T23:59:59Z' }] }],
    ['children.0.secret', { children: [{ ...child, secret: 1 }] }],
    ['adults.0.email', { adults: [{ firstName: 'Ayşe', lastName: 'Yılmaz', email: 'a@b' }] }],
    ['tasks.0.completedAt', { tasks: [{ ...task, completedAt: '2100-01-01T00:00:00Z' }] }],
    ['tasks.0.createdAt', { tasks: [{ ...task, createdAt: AT.slice(0, 10) }] }],
    ['scheduledTasks.0.createdAt', { scheduledTasks: [{ ...rule, createdAt: '1999-12-31T23:59:59Z' }] }],
    ['scheduledTasks.0.createdOn', { scheduledTasks: [{ ...rule, createdOn: AT }] }],
    ['scheduledTasks.0.period.frequency', { scheduledTasks: [{ ...rule, period: { ...period, frequency: '0' } }] }],
    ['occurrences.0.completedAt', { occurrences: [{ ...done, completedAt: null }] }],
    ['occurrences.0.completedAt', { occurrences: [{ ...done, status: 'pending' }] }],
    ['occurrences.0.completedAt', { occurrences: [{ ...done, completedAt: '2100-01-01T00:00:00Z' }] }],
    ['homework.0.completedAt', { homework: [{ ...homework, status: 'verified' }] }],
    ['homework.0.completedAt', { homework: [{ ...homework, completedAt: AT }] }],
    ['homework.0.createdAt', { homework: [{ ...homework, createdAt: '1999-12-31T23:59:59Z' }] }],
    ['breaks', { breaks: [{}] }],
    ['swaps', { swaps: [{}] }],
  ])('is wrong at %s, and nowhere else', (place, part) => {
    const issues = z.safeParse(FamilyFileSchema, { ...file, ...part }).error?.issues ?? [];
    const places = issues.flatMap(({ path, ...issue }) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path],
    );
    expect(places.map((path) => path.join('.'))).toEqual([place]);
  });

  it('names twenty places, however many are wrong', () => {
    const children = Array.from({ length: 30 }, () => child);
    expect(Object.keys(inconsistenciesAtOnce({ ...file, children }, 2026))).toHaveLength(20);
  });

  it.each([
    ['1999-12-31T23:59:59.999Z', 'moment'],
    ['2000-01-01T00:00:00.000Z', null],
    ['2099-12-31T23:59:59.999Z', null],
    ['2100-01-01T00:00:00.000Z', 'moment'],
  ])('takes the moment %s by its century: %s', (exportedAt, kind) => {
    const issues = z.safeParse(FamilyFileSchema, { ...file, exportedAt }).error?.issues ?? [];
    expect(issues.map((issue) => ('params' in issue ? issue.params : issue))).toEqual(kind ? [{ kind }] : []);
  });

  it('is refused in another version than this one', () => {
    const issues = z.safeParse(FamilyFileSchema, { ...file, version: 2 }).error?.issues ?? [];
    expect(issues).toMatchObject([{ path: ['version'], params: { kind: 'fileVersion' } }]);
  });
});
