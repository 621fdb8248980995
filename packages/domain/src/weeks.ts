import { addToDay, type Day, daysBetween, weekdayIndex } from './days.ts';

/** The weekdays from Monday to Sunday; stored and sent as these Turkish names in both languages. */
export const WEEK_DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

export type WeekDay = (typeof WEEK_DAYS)[number];

/** The weekday of a day. */
export const weekDayOf = (day: Day): WeekDay => WEEK_DAYS[weekdayIndex(day)] as WeekDay;

/** The Monday of the week that holds the day; on a Sunday the one before. */
export const weekStart = (day: Day): Day => addToDay(day, { days: -weekdayIndex(day) });

/** The Sunday of the week that holds the day. */
export const weekEnd = (day: Day): Day => addToDay(day, { days: 6 - weekdayIndex(day) });

/** The seven days of the week that holds the day, Monday to Sunday. */
export const weekOf = (day: Day): readonly Day[] => {
  const monday = weekStart(day);
  return WEEK_DAYS.map((_, index) => addToDay(monday, { days: index }));
};

/** How many weeks lie from the week of one day to the week of another; negative when `to` is the earlier. */
export const weeksBetween = (from: Day, to: Day): number => daysBetween(weekStart(from), weekStart(to)) / 7;

export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/**
 * The range that a task list spans: without both days the week of today, with one alone the rest of that day's week
 * (decisions.md, Wire). Says nothing of whether the range is allowed.
 */
export const rangeOf = (today: Day, start?: Day, end?: Day): DayRange => ({
  start: start ?? weekStart(end ?? today),
  end: end ?? weekEnd(start ?? today),
});

/** The first day whose occurrences are counted or listed as late: the Monday of last week (decisions.md). */
export const earliestLateDay = (today: Day): Day => addToDay(weekStart(today), { weeks: -1 });

/** The days whose occurrences are counted and listed as late: from the Monday of last week to the end of this one. */
export const countedRange = (today: Day): DayRange => ({ start: earliestLateDay(today), end: weekEnd(today) });

/** Whether a day lies within a range, its ends included. */
export const isWithin = (day: Day, { start, end }: DayRange): boolean => start <= day && day <= end;
