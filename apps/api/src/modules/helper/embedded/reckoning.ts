import { addToDay, type Day, dayOf, isDay, weekdayIndex, yearOf } from '@kovan/domain/days';
import { weekStart } from '@kovan/domain/weeks';
import { numberOf } from './numbers.ts';
import { weekdayOf } from './weekdays.ts';

const sameWeekday = (monday: Day, weekday: string): Day => addToDay(monday, { days: weekdayOf(weekday) });

/** That day of the week so many weeks from this one. */
export const weekdayInWeeks = (weekday: string, weeks: number, today: Day): Day =>
  sameWeekday(addToDay(weekStart(today), { weeks }), weekday);

/** A bare weekday is the one 1 to 7 days ahead. */
export const comingWeekday = (weekday: string, today: Day): Day =>
  addToDay(today, { days: ((weekdayOf(weekday) - weekdayIndex(today) + 6) % 7) + 1 });

/** "bu cuma", "this Friday": that day of this week, or the coming one where it has passed. */
export const thisWeekday = (weekday: string, today: Day): Day => {
  const day = weekdayInWeeks(weekday, 0, today);
  return day < today ? comingWeekday(weekday, today) : day;
};

/** Day and month; without a year the coming one. */
export const dated = (dayOfMonth: number, month: number, year: string | undefined, today: Day): Day | null => {
  const build = (y: number): Day | null => {
    const day = `${y}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
    return isDay(day) ? day : null;
  };
  if (year) return build(year.length === 2 ? 2000 + Number(year) : Number(year));
  const furthest = month === 2 && dayOfMonth === 29 ? 8 : 1;
  for (let ahead = 0; ahead <= furthest; ahead += 1) {
    const day = build(yearOf(today) + ahead);
    if (day !== null && day >= today) return day;
  }
  return null;
};

/** Two figures, the day first unless the second can be no month. */
export const inFigures = (first: number, second: number, year: string | undefined, today: Day): Day | null =>
  second > 12 ? dated(second, first, year, today) : dated(first, second, year, today);

export const monthNumber = (day: Day): number => Number(day.slice(5, 7));

/** A day of the month without its month: this month's, or next month's where it has passed. */
export const dayOfMonth = (text: string, today: Day): Day | null => {
  const number = Number(text);
  if (number < 1 || number > 31) return null;
  const month = monthNumber(today);
  const here = dated(number, month, String(yearOf(today)), today);
  if (here !== null && here >= today) return here;
  return dayOfNextMonth(number, today);
};

/** A day of the month behind this one. */
export const dayOfNextMonth = (number: number, today: Day): Day | null => {
  const next = addToDay(dayOf(yearOf(today), monthNumber(today), 1), { months: 1 });
  return dated(number, monthNumber(next), String(yearOf(next)), today);
};

/** The last day of a month, and of the coming one of a name. */
export const endOfMonth = (day: Day): Day => dayOf(yearOf(day), monthNumber(day), 31);
export const endOfNamedMonth = (month: number, today: Day): Day => {
  const here = dayOf(yearOf(today), month, 31);
  return here >= today ? here : dayOf(yearOf(today) + 1, month, 31);
};

const UNITS: readonly [pattern: RegExp, unit: 'days' | 'weeks' | 'months', length: number][] = [
  [/^(?:gun|day)/, 'days', 1],
  [/^(?:hafta|week)/, 'weeks', 1],
  [/^fortnight/, 'weeks', 2],
  [/^(?:ay|month)/, 'months', 1],
];

/** So many days, weeks or months from a day on. */
export const after = (day: Day, amount: string, word: string): Day | null => {
  const [, unit, length] = UNITS.find(([pattern]) => pattern.test(word)) ?? [];
  if (unit === undefined || length === undefined) return null;
  const number = amount === 'a couple of' ? 2 : numberOf(amount);
  return addToDay(day, { [unit]: number * length });
};
