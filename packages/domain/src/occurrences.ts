import { addToDay, type Day } from './days.ts';
import { MAX_WEEKS_AHEAD } from './limits.ts';
import { type DayRange, WEEK_DAYS, weekStart, weeksBetween } from './weeks.ts';

/** What decides on which days a periodic task falls. */
export interface RepeatRule {
  /** The day on which the rule was created, in the creator's zone. */
  readonly createdOn: Day;
  /** Every how many weeks, 1 to 52. */
  readonly frequency: number;
  /** Turkish weekday names. */
  readonly weekDays: readonly string[];
}

/**
 * The days on which a rule falls within a range, ascending: each of its weekdays in every Nth week from the week of its
 * creation, never before the day of its creation, at most 60 weeks after today.
 */
export const occurrenceDays = (rule: RepeatRule, range: DayRange, today: Day): readonly Day[] => {
  const last = addToDay(today, { weeks: MAX_WEEKS_AHEAD });
  const start = range.start > rule.createdOn ? range.start : rule.createdOn;
  const end = range.end < last ? range.end : last;
  if (start > end) return [];
  const offsets = WEEK_DAYS.flatMap((name, index) => (rule.weekDays.includes(name) ? [index] : []));
  const weeksIn = weeksBetween(rule.createdOn, start);
  const skipped = (rule.frequency - (weeksIn % rule.frequency)) % rule.frequency;
  const days: Day[] = [];
  for (let monday = addToDay(weekStart(start), { weeks: skipped }); monday <= end;) {
    for (const offset of offsets) {
      const day = addToDay(monday, { days: offset });
      if (day >= start && day <= end) days.push(day);
    }
    monday = addToDay(monday, { weeks: rule.frequency });
  }
  return days;
};

/** Whether the rule falls on this day, as far ahead as occurrences go. */
export const fallsOn = (rule: RepeatRule, day: Day, today: Day): boolean =>
  occurrenceDays(rule, { start: day, end: day }, today).length > 0;
