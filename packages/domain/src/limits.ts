/** Longest texts in characters, counted after trimming (V-39). */
export const TEXT_LIMITS = {
  name: 80,
  title: 200,
  subject: 100,
  teacher: 100,
  book: 100,
  page: 100,
  description: 4000,
  freeText: 2000,
} as const;

/** The longest range of days that a task list may span (decisions.md, Wire). */
export const MAX_RANGE_DAYS = 366;

/** How far ahead occurrences of a periodic task are made, in weeks (decisions.md, Periodic tasks). */
export const MAX_WEEKS_AHEAD = 60;

/** How many activities a dashboard lists (decisions.md, Dashboard counters). */
export const ACTIVITY_COUNT = 20;
