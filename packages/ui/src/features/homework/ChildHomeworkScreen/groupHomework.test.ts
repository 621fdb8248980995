import type { Homework } from '@kovan/api-client/contract';
import { NO_HOMEWORK } from '@kovan/domain/fields';
import { expect, it } from 'vitest';
import { groupHomework } from './groupHomework.ts';

const TODAY = '2026-11-18';

const homework = (id: string, dueDate: string | null, status: Homework['status'] = 'active'): Homework => ({
  ...NO_HOMEWORK,
  id,
  childId: 'elif',
  dueDate,
  status,
});
const idsOf = (list: readonly Homework[]) => list.map(({ id }) => id);

it('[CH-03] [CH-04] [CH-05] [CH-06] [Q-30] sorts by status, and the active by whether its day is past', () => {
  const groups = groupHomework(
    [
      homework('without', null),
      homework('yesterday', '2026-11-17'),
      homework('today', TODAY),
      homework('late but done', '2026-11-17', 'completed'),
      homework('late but checked', '2026-11-17', 'verified'),
    ],
    TODAY,
  );
  expect(idsOf(groups.pending)).toEqual(['today', 'without']);
  expect(idsOf(groups.overdue)).toEqual(['yesterday']);
  expect(idsOf(groups.completed)).toEqual(['late but done']);
  expect(idsOf(groups.verified)).toEqual(['late but checked']);
});

it.each([
  [
    'pending',
    'active',
    ['2026-11-20', null, '2026-11-18', '2026-11-19'],
    ['2026-11-18', '2026-11-19', '2026-11-20', null],
  ],
  ['overdue', 'active', ['2026-11-17', '2026-11-15', '2026-11-16'], ['2026-11-15', '2026-11-16', '2026-11-17']],
  ['completed', 'completed', [null, '2026-11-20', '2026-11-15'], ['2026-11-15', '2026-11-20', null]],
  ['verified', 'verified', [null, '2026-11-20', '2026-11-15'], ['2026-11-15', '2026-11-20', null]],
] as const)(
  '[CH-07] [CH-08] %s comes by due date, whatever the order of the answer, and without one last',
  (group, status, given, sorted) => {
    const list = given.map((dueDate, index) => homework(String(index), dueDate, status));
    expect(groupHomework(list, TODAY)[group].map(({ dueDate }) => dueDate)).toEqual(sorted);
  },
);
