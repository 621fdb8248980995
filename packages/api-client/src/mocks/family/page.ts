import type { Day } from '@kovan/domain/days';
import { byDueDate } from '@kovan/domain/dueLabels';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { invalid } from './refusal.ts';

interface Row {
  readonly dueDate: Day | null;
}

/** How many rows the pages before hold, which is what a mark says here. */
const shownBefore = (before: string | undefined): number => {
  if (before === undefined) return 0;
  if (!/^[1-9]\d{0,8}$/.test(before)) throw invalid({ code: 'custom', path: ['before'], params: { kind: 'cursor' } });
  return Number(before);
};

/**
 * A page of a list that has no range (decisions.md, Wire): everything open and the newest completed, by due date, none
 * last; the next pages hold the open ones that are left, then the older completed ones.
 */
export const pageOf = <T extends Row>(
  rows: readonly T[],
  completedAt: (row: T) => string | null,
  before: string | undefined,
): { data: T[]; next: string | null } => {
  const shown = shownBefore(before);
  const newestFirst = (a: T, b: T) => (completedAt(b) ?? '').localeCompare(completedAt(a) ?? '');
  const open = rows.filter((row) => completedAt(row) === null).toSorted(byDueDate);
  const done = rows.filter((row) => completedAt(row) !== null).toSorted(newestFirst);
  const end = shown + MAX_LIST_ROWS;
  return {
    data: [...open, ...done].slice(shown, end).toSorted(byDueDate),
    next: end < rows.length ? String(end) : null,
  };
};
