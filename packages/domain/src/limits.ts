import { CHILD_FIELDS, HOMEWORK_FIELDS } from './fields.ts';

const { subject, title, description, teacher, book, page } = HOMEWORK_FIELDS;

/** Longest texts in characters, counted after trimming, where one is asked for by name. */
export const TEXT_LIMITS = {
  name: CHILD_FIELDS.name.max,
  title: title.max,
  subject: subject.max,
  teacher: teacher.max,
  book: book.max,
  page: page.max,
  description: description.max,
  freeText: 2000,
} as const;

/** The longest range of days that a task list may span (decisions.md, Wire). */
export const MAX_RANGE_DAYS = 366;

/** How far ahead occurrences of a periodic task are made, in weeks (decisions.md, Periodic tasks). */
export const MAX_WEEKS_AHEAD = 60;

/** The largest body of a request, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The pace of the slowest line over which a long body is waited for. */
export const SLOWEST_BYTES_PER_SECOND = 8 * 1024;

/** How many activities a dashboard lists (decisions.md, Dashboard counters). */
export const ACTIVITY_COUNT = 20;

/** The longest list that is answered at once (decisions.md, Wire). */
export const MAX_LIST_ROWS = 5_000;

/** How much a family may hold, far beyond any family, so that one can't starve the others (decisions.md, Wire). */
export const FAMILY_LIMITS = { children: 200, rules: 2_000, rows: 200_000, devices: 100 } as const;
