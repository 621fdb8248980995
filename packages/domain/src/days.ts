import type { Day } from './dayIn.ts';
import { DAY_MS } from './durations.ts';

export { type Day, dayIn, FALLBACK_ZONE, isTimeZone } from './dayIn.ts';

/** How far a day is moved. */
interface Duration {
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
}

/** A day's midnight in UTC, where every day is as long as any other: the one place that reckons with `Date`. */
const midnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The day of a midnight; beyond the years of four digits it is the first or the last that there is. */
const dayAt = (date: Date): Day => {
  const text = date.toISOString();
  if (text.startsWith('+')) return LAST_DAY;
  // A year before the first begins with a minus, which sorts before digits.
  return text < FIRST_DAY ? FIRST_DAY : text.slice(0, 10);
};

/** A day that every year has, told by its digits alone: each row of each answer is asked. */
const OF_EVERY_YEAR =
  /^(?!0000)\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)$/;

/** Whether the text is a day that exists, in the form `YYYY-MM-DD`. */
export const isDay = (text: string): text is Day => {
  if (OF_EVERY_YEAR.test(text)) return true;
  const date = midnight(text);
  // JavaScript takes the 30th of February for a day in March, and much else for a day that is written another way.
  return !Number.isNaN(date.valueOf()) && dayAt(date) === text;
};

/** The day of a year, month (1 to 12) and day of month; a day past the month's end becomes its last. */
export const dayOf = (year: number, month: number, dayOfMonth: number): Day => {
  const date = midnight('2000-01-01');
  date.setUTCFullYear(year, month, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return dayAt(date);
};

/** The day moved by a duration, such as `{ days: -1 }` or `{ weeks: 2 }`; months keep the day of the month where it exists. */
export const addToDay = (day: Day, { months = 0, weeks = 0, days = 0 }: Duration): Day => {
  const from = midnight(day);
  const date = midnight(dayOf(from.getUTCFullYear(), from.getUTCMonth() + 1 + months, from.getUTCDate()));
  date.setUTCDate(date.getUTCDate() + 7 * weeks + days);
  return dayAt(date);
};

/** How many calendar days lie from one day to another; negative when `to` is the earlier. */
export const daysBetween = (from: Day, to: Day): number => (midnight(to).valueOf() - midnight(from).valueOf()) / DAY_MS;

/** The number of the weekday: 0 Monday to 6 Sunday. */
export const weekdayIndex = (day: Day): number => (midnight(day).getUTCDay() + 6) % 7;

/** The year of a day. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `Intl` takes longer to make a formatter than a screen has for a whole list, so each is made once. */
const formatterOf = (language: string, options: Intl.DateTimeFormatOptions, timeZone = 'UTC'): Intl.DateTimeFormat => {
  const locale = localeOf(language);
  const name = JSON.stringify([locale, timeZone, options]);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(name, formatter);
  return formatter;
};

/** A day in words, by `Intl` in the given language; the options take no zone, since a day has none. */
export const formatDay = (day: Day, language: string, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>): string =>
  formatterOf(language, options).format(midnight(day));

/** Weekday, day and month: "18 Kasım Çarşamba", "Wednesday, 18 November". */
export const formatWeekdayAndDay = (day: Day, language: string): string =>
  formatDay(day, language, { day: 'numeric', month: 'long', weekday: 'long' });

/** The long date of the child's tasks: "18 Kasım 2026 Çarşamba", "Wednesday, 18 November 2026". */
export const formatLongDay = (day: Day, language: string): string =>
  formatDay(day, language, { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });

/** Day and month, with the year when, and only when, it is not the current one. */
export const formatDueDay = (day: Day, language: string, currentDay: Day): string =>
  formatDay(day, language, {
    day: 'numeric',
    month: 'long',
    ...(yearOf(day) === yearOf(currentDay) ? {} : { year: 'numeric' as const }),
  });

/**
 * A range of days in words, what both have in common said once: "16–22 Kasım 2026", "16–22 November 2026"; without the
 * year where it is all in the current day's year.
 */
export const formatDayRange = (start: Day, end: Day, language: string, currentDay?: Day): string => {
  const isThisYear = currentDay !== undefined && [start, end].every((day) => yearOf(day) === yearOf(currentDay));
  return formatterOf(language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' as const }),
  }).formatRange(midnight(start), midnight(end));
};

/** The time of day of a moment in a zone: "14:05". */
export const formatTime = (moment: Date, language: string, timeZone: string): string =>
  formatterOf(language, { timeStyle: 'short' }, timeZone).format(moment);

/** The locale whose dates are shown for a language of the interface: day before month in both. */
export const localeOf = (language: string): string => (language.startsWith('en') ? 'en-GB' : 'tr-TR');
