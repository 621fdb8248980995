import { setImmediate as letOthers } from 'node:timers/promises';
import { DaySchema, MomentSchema, z } from '@kovan/api-client/contract';
import { byDueDate } from '@kovan/domain/dueLabels';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import type { Day } from '@kovan/domain/days';
import { invalid } from '../http/problemError.ts';

/** So many rows are read by one statement; whoever wants more lets others have their turn in between. */
export const ROWS_AT_ONCE = 1_000;

/**
 * Reads up to `limit` rows in chunks, each after the last row of the one before (`null` at first), so that a long answer
 * to one doesn't make all others wait. Few rows take one statement.
 */
export const readInChunks = async <Row, Place>(
  read: (after: Place | null, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  from: Place | null,
  limit: number,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let after = from;
  while (rows.length < limit) {
    const wanted = Math.min(ROWS_AT_ONCE, limit - rows.length);
    const chunk = await read(after, wanted);
    rows.push(...chunk);
    const last = chunk.at(-1);
    if (chunk.length < wanted || last === undefined) break;
    after = placeOf(last);
    await letOthers();
  }
  return rows;
};

/** A row that is still open, by what its place in a list is. */
export interface OpenRow {
  readonly id: string;
  readonly dueDate: Day | null;
}

/** A row that is completed, by what its place in a list is. */
export interface DoneRow extends OpenRow {
  readonly completedAt: Date;
}

/** The last open row that was shown. */
export type AfterOpen = Pick<OpenRow, 'id' | 'dueDate'>;

/** The last completed row that was shown. */
export type BeforeDone = Pick<DoneRow, 'id' | 'completedAt'>;

/**
 * A list without a range, as far as it is read. What a list does not hold (a list of active homework no completed ones,
 * one of completed tasks no open ones) is left out.
 */
export interface PagedList<Row extends OpenRow> {
  /** Whether ids of occurrences, `<rule id>.<day of the rule>`, may stand in its cursors beside those of rows. */
  readonly holdsOccurrences?: true;
  /**
   * Up to `limit` rows of both kinds by due date, none last, then id. Where few are all there is, which is nearly always,
   * nothing else is read; where there are more they may be any, and none of them is shown.
   */
  readonly all?: (limit: number) => Promise<Row[]>;
  /** Open rows by due date, none last, then id, from the first (`null`) or after one that was shown. */
  readonly open?: (after: AfterOpen | null, limit: number) => Promise<Row[]>;
  /** Completed rows, newest first, then the greater id, from the newest (`null`) or older than one that was shown. */
  readonly done?: (before: BeforeDone | null, limit: number) => Promise<(Row & DoneRow)[]>;
}

/** One page of a list, and what `before` takes to read the next; `null` at its end. */
export interface Page<Row> {
  readonly data: Row[];
  readonly next: string | null;
}

const RowId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const OccurrenceId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{4}-\d{2}-\d{2}$/));

/** The database knows no moment in the year 0, nor any that people completed something at before computers had clocks. */
const Moment = MomentSchema.check(z.refine((text) => text >= '1970'));

const cursorOf = <Id extends z.ZodMiniType<string>>(id: Id) =>
  z.union([
    z.strictObject({ open: z.tuple([z.nullable(DaySchema), id]) }),
    z.strictObject({ done: z.nullable(z.tuple([Moment, id])) }),
  ]);
const OfRows = cursorOf(RowId);
const OfOccurrencesToo = cursorOf(z.union([RowId, OccurrenceId]));
type Cursor = z.infer<typeof OfRows>;

const write = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

const afterOpen = ({ dueDate, id }: OpenRow): Cursor => ({ open: [dueDate, id] });
const beforeDone = ({ completedAt, id }: DoneRow): Cursor => ({ done: [completedAt.toISOString(), id] });

const read = (text: string, schema: typeof OfRows | typeof OfOccurrencesToo): Cursor => {
  try {
    return z.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw invalid({ before: { code: 'custom', params: { kind: 'cursor' } } });
  }
};

const byPlace = (a: OpenRow, b: OpenRow): number => byDueDate(a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * A page of a list that has no range (decisions.md, Wire): everything open and the newest completed, up to `limit` rows
 * together; the pages that `next` leads to hold the open ones that are left, then the older completed ones. What changes
 * between two pages doesn't shift them. Within a page rows come by due date, none last, then id; in a list of
 * completed ones alone they stay newest first. A `before` that no page gave is a 400.
 */
export const readPage = async <Row extends OpenRow>(
  list: PagedList<Row>,
  before: string | undefined,
  limit: number = MAX_LIST_ROWS,
): Promise<Page<Row>> => {
  const schema = list.holdsOccurrences ? OfOccurrencesToo : OfRows;
  const cursor = before === undefined ? null : read(before, schema);
  if (cursor === null && list.all) {
    const few = Math.min(limit, ROWS_AT_ONCE - 1);
    const rows = await list.all(few + 1);
    if (rows.length <= few) return { data: rows, next: null };
  }
  const isPastOpen = cursor !== null && 'done' in cursor;
  const after = cursor !== null && 'open' in cursor ? { dueDate: cursor.open[0], id: cursor.open[1] } : null;
  const open = isPastOpen || !list.open ? [] : await readInChunks(list.open, (row): AfterOpen => row, after, limit + 1);
  const lastOpen = open.at(limit - 1);
  if (open.length > limit && lastOpen) return { data: open.slice(0, limit), next: write(afterOpen(lastOpen)) };
  if (!list.done) return { data: open, next: null };

  const shown = isPastOpen ? cursor.done : null;
  const from = shown && { completedAt: new Date(shown[0]), id: shown[1] };
  const done = await readInChunks(list.done, (row): BeforeDone => row, from, limit - open.length + 1);
  const fitting = done.slice(0, limit - open.length);
  const rows: Row[] = [...open, ...fitting];
  const data = list.open ? rows.toSorted(byPlace) : rows;
  if (done.length === fitting.length) return { data, next: null };
  const lastDone = fitting.at(-1);
  // Open rows may fill the page to its last row: then the completed ones begin on the next.
  return { data, next: write(lastDone ? beforeDone(lastDone) : { done: null }) };
};
