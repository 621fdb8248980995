import type { Day } from '@kovan/domain/days';
import { byDueDate } from '@kovan/domain/dueLabels';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { DaySchema, IdSchema } from '../../contract/common.ts';
import { z } from '../../contract/zod.ts';
import { invalid } from './refusal.ts';

interface Row {
  readonly id: string;
  readonly dueDate: Day | null;
}

/** The last row that was shown: an open one by its day, a completed one by its moment; `null` where none of these was. */
const MarkSchema = z.union([
  z.strictObject({ open: z.tuple([z.nullable(DaySchema), IdSchema]) }),
  z.strictObject({ done: z.nullable(z.tuple([z.string(), IdSchema])) }),
]);
type Mark = z.infer<typeof MarkSchema>;

/** Refuses a mark that no list gave. */
export const refuseMark = (): never => {
  throw invalid({ code: 'custom', path: ['before'], params: { kind: 'cursor' } });
};

const read = (before: string): Mark => {
  try {
    return z.parse(MarkSchema, JSON.parse(before));
  } catch {
    return refuseMark();
  }
};

const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A page of a list that has no range (decisions.md, Wire): everything open and the newest completed, by due date, none
 * last, within a day in the order of `rows`; the next pages hold the open ones that are left, then the older completed
 * ones. What changes between two pages doesn't shift them. A list of completed ones alone stays newest first.
 */
export const pageOf = <T extends Row>(
  rows: readonly T[],
  completedAt: (row: T) => string | null,
  before: string | undefined,
  { newestFirst = false }: { readonly newestFirst?: boolean } = {},
): { data: T[]; next: string | null } => {
  const mark: Mark = before === undefined ? { open: [null, ''] } : read(before);
  const moment = (row: T) => completedAt(row) ?? '';
  const isLeft = (row: T): boolean => {
    if (before === undefined) return true;
    if ('open' in mark) {
      const [dueDate, id] = mark.open;
      return completedAt(row) !== null || (byDueDate(row, { dueDate }) || byId(row.id, id)) > 0;
    }
    if (completedAt(row) === null) return false;
    return mark.done === null || (moment(row).localeCompare(mark.done[0]) || byId(row.id, mark.done[1])) < 0;
  };
  const inOrder = rows.toSorted(byDueDate);
  const left = inOrder.filter(isLeft);
  const open = left.filter((row) => completedAt(row) === null);
  const done = left
    .filter((row) => completedAt(row) !== null)
    .toSorted((a, b) => moment(b).localeCompare(moment(a)) || byId(b.id, a.id));
  const shown = [...open, ...done].slice(0, MAX_LIST_ROWS);
  const isShown = new Set(shown);
  const last = shown.at(-1);
  const next = (): Mark => {
    if (last && open.length > MAX_LIST_ROWS) return { open: [last.dueDate, last.id] };
    return { done: last && open.length < MAX_LIST_ROWS ? [moment(last), last.id] : null };
  };
  return {
    data: newestFirst ? shown : inOrder.filter((row) => isShown.has(row)),
    next: left.length > shown.length ? JSON.stringify(next()) : null,
  };
};
