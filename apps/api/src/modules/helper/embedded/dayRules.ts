import { addToDay, type Day, dayOf, isDay, weekdayIndex, yearOf } from '@kovan/domain/days';
import { weekEnd, weekStart } from '@kovan/domain/weeks';
import { MONTH, monthOf } from './months.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { WEEKDAY, weekdayOf } from './weekdays.ts';

/** Endings that a Turkish word for a time takes: "cumaya", "yarına", "haftaya", "24 Aralık'a", "günü", "kadar". */
export const ENDING =
  "'?(?:y[aeiu]|n[aeiu]|d[ae](?:n|ki)?|t[ae](?:n|ki)?|s[iu](?:n[ae])?|ki|[aeiu]|n[iu]n)?(?:ym[iu]s|yd[iu]|m[iu]s|d[iu]r)?(?: ?(?:gunu(?:n[ae]|nde|nun|ymus|dur)?|gune))?";

/** Endings of a day of the month in figures: "ayın 5'i", "15'ine", "5inde". */
const ENDING_OF_FIGURE = "'?(?:s?[iu])?(?:n?[dt][ae]n?|n?[ae])?";

type Read = (match: RegExpExecArray, today: Day) => Day | null;

/** A date of the calendar, and one of figures alone that may be any number; other days are told from today. */
export type Kind = 'date' | 'figures';

/** A folded pattern, what it reads, and the kind of day. */
export type Rule = readonly [pattern: string, read: Read, kind?: Kind];

const sameWeekday = (monday: Day, weekday: string): Day | null => {
  const index = weekdayOf(weekday);
  return index === null ? null : addToDay(monday, { days: index });
};

/** A bare weekday is the one 1 to 7 days ahead. */
const comingWeekday = (weekday: string, today: Day): Day | null => {
  const index = weekdayOf(weekday);
  return index === null ? null : addToDay(today, { days: ((index - weekdayIndex(today) + 6) % 7) + 1 });
};

/** "bu cuma", "this Friday": that day of this week, or the coming one where it has passed. */
const thisWeekday = (weekday: string, today: Day): Day | null => {
  const day = sameWeekday(weekStart(today), weekday);
  return day !== null && day < today ? comingWeekday(weekday, today) : day;
};

const nextWeekday = (weekday: string, today: Day): Day | null =>
  sameWeekday(addToDay(weekStart(today), { weeks: 1 }), weekday);

const plusWeek = (day: Day | null): Day | null => day && addToDay(day, { weeks: 1 });

/** Day and month; without a year the coming one. */
const dated = (dayOfMonth: number, month: number, year: string | undefined, today: Day): Day | null => {
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
const inFigures = (first: number, second: number, year: string | undefined, today: Day): Day | null =>
  second > 12 ? dated(second, first, year, today) : dated(first, second, year, today);

/** A day of the month without its month: this month's, or next month's where it has passed. */
const dayOfMonth = (text: string, today: Day): Day | null => {
  const number = Number(text);
  if (number < 1 || number > 31) return null;
  const month = Number(today.slice(5, 7));
  const here = dated(number, month, String(yearOf(today)), today);
  if (here !== null && here >= today) return here;
  const next = addToDay(dayOf(yearOf(today), month, 1), { months: 1 });
  return dated(number, Number(next.slice(5, 7)), String(yearOf(next)), today);
};

/** "He sat with me", "the sun": short names of days that are words of their own, with nothing of a day about them. */
const isPlainWord = (match: RegExpExecArray): boolean => {
  if (!/^(?:sat|sun|wed|mon)$/.test(match[0])) return false;
  const before = match.input.slice(Math.max(0, match.index - 10), match.index);
  if (before.endsWith('the ')) return true;
  const isFollowed = /^ \p{L}/u.test(match.input.slice(match.index + match[0].length));
  return isFollowed && !/(?:due|by|on|for|until|till|next|this|before)[: ]*$/.test(before);
};

/** What an ordinal counts when it counts no day: "Friday 4th grade", "the 2nd chapter". */
const COUNTED =
  ' (?:grade|graders?|class|year|form|period|lesson|chapter|unit|page|exercise|question|paragraph|section|part|book|time|draft|century|row|group)';

const monthNumber = (day: Day): number => Number(day.slice(5, 7));
const endOfMonth = (day: Day): Day => addToDay(addToDay(`${day.slice(0, 7)}-01`, { months: 1 }), { days: -1 });
const group = (match: RegExpExecArray, index: number): string => match[index] ?? '';

/** From the most telling to the least; a later rule never reads what an earlier one has read. */
export const RULES: readonly Rule[] = [
  [`(\\d{4})-(\\d{2})-(\\d{2})`, (m, t) => dated(+group(m, 3), +group(m, 2), group(m, 1), t), 'date'],
  [
    `(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})`,
    (m, t) => inFigures(+group(m, 1), +group(m, 3), group(m, 4), t),
    'date',
  ],
  [
    `(\\d{1,2})(?:st|nd|rd|th)?\\.?(?: of)? (${MONTH})${ENDING}(?:,? (\\d{4}))?`,
    (m, t) => dated(+group(m, 1), monthOf(group(m, 2)), m[3], t),
    'date',
  ],
  [
    `(${MONTH})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`,
    (m, t) => dated(+group(m, 2), monthOf(group(m, 1)), m[3], t),
    'date',
  ],
  [
    `(${MONTH})'?[iu]n (\\d{1,2})(?!\\. \\p{L})${ENDING_OF_FIGURE}`,
    (m, t) => dated(+group(m, 2), monthOf(group(m, 1)), undefined, t),
    'date',
  ],
  [`(?:${WEEKDAY}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?!${COUNTED})`, (m, t) => dayOfMonth(group(m, 1), t), 'date'],
  [
    `(?:obur|ertesi|oteki) ?gun(?:e|u|den)?|yarindan sonra(?:ki gun)?|day after tomorrow`,
    (_, t) => addToDay(t, { days: 2 }),
  ],
  [
    `(?:haftaya|gelecek hafta|onumuzdeki hafta|oteki hafta|next week(?:'s)?(?: on)?) (${WEEKDAY})${ENDING}`,
    (m, t) => nextWeekday(group(m, 1), t),
  ],
  [`(${WEEKDAY}) week`, (m, t) => plusWeek(comingWeekday(group(m, 1), t))],
  [
    `(${WEEKDAY})(?: of)? next week|(?:next|gelecek) (${WEEKDAY})${ENDING}`,
    (m, t) => nextWeekday(m[1] ?? group(m, 2), t),
  ],
  [
    `(?:bu hafta(?:nin|ki)?|bu|this) (${WEEKDAY})${ENDING}|(${WEEKDAY}) this week`,
    (m, t) => thisWeekday(m[1] ?? group(m, 2), t),
  ],
  [
    `(${NUMBER}) gun(?:e|luk)? ?(?:icinde|icersinde|icerisinde|sonra(?:ya)?|var|kaldi|sureniz|suresi)?(?: kadar)?`,
    (m, t) =>
      /icinde|icersinde|icerisinde|sonra|var|kaldi|gune|sure/.test(m[0])
        ? addToDay(t, { days: numberOf(group(m, 1)) })
        : null,
  ],
  [
    `(${NUMBER}) hafta sonra(?:ki)? (${WEEKDAY})${ENDING}`,
    (m, t) => sameWeekday(addToDay(weekStart(t), { weeks: numberOf(group(m, 1)) }), group(m, 2)),
  ],
  [
    `(${NUMBER}) hafta(?:ya|lik)? ?(?:icinde|icersinde|icerisinde|sonra(?:ya)?|var|kaldi|sureniz|suresi)?(?: kadar)?`,
    (m, t) =>
      /icinde|icersinde|icerisinde|sonra|var|kaldi|haftaya|sure/.test(m[0])
        ? addToDay(t, { weeks: numberOf(group(m, 1)) })
        : null,
  ],
  [
    `(${NUMBER}) ay (?:icinde|icersinde|icerisinde|sonra(?:ya)?)|(?:in|within) (${NUMBER}) months?|(${NUMBER}) months? from (?:now|today)`,
    (m, t) => addToDay(t, { months: numberOf(m[1] ?? m[2] ?? group(m, 3)) }),
  ],
  [
    `(?:gelecek|onumuzdeki) ay(?:in)? (\\d{1,2})${ENDING}`,
    (m, t) => dated(+group(m, 1), 1 + (monthNumber(t) % 12), String(yearOf(t) + (monthNumber(t) === 12 ? 1 : 0)), t),
    'date',
  ],
  [
    `(?:in|within)(?: the next)? (${NUMBER}|a couple of) (day|week)s?(?:' time)?|(${NUMBER}) (day|week)s? from (?:now|today)`,
    (m, t) => {
      const amount = (m[1] ?? m[3] ?? '').startsWith('a couple') ? 2 : numberOf(m[1] ?? group(m, 3));
      return addToDay(t, (m[2] ?? m[4]) === 'day' ? { days: amount } : { weeks: amount });
    },
  ],
  [`(?:gelecek|onumuzdeki) hafta ?son(?:u(?:n[ae])?|una)|next weekend`, (_, t) => weekEnd(addToDay(t, { weeks: 1 }))],
  [
    `haftaya(?: bugun)?|(?:gelecek|onumuzdeki) hafta(?:ya|ki)?(?: bugun)?|next week`,
    (_, t) => addToDay(t, { weeks: 1 }),
  ],
  [`(?:bu )?hafta ?son(?:u(?:n[ae])?|una)|(?:the |this )?weekend|end of (?:(?:the|this) )?week`, (_, t) => weekEnd(t)],
  [
    `(?:gelecek|onumuzdeki) ay(?:in)? ?son(?:u(?:n[ae])?|una)|(?:the )?end of next month`,
    (_, t) => endOfMonth(addToDay(endOfMonth(t), { days: 1 })),
  ],
  [`(?:bu )?ay(?:in)? ?son(?:u(?:n[ae])?|una)|(?:the )?end of (?:(?:the|this) )?month`, (_, t) => endOfMonth(t)],
  [
    `(?:bu )?ayin (\\d{1,2})${ENDING_OF_FIGURE}|the (\\d{1,2})(?:st|nd|rd|th)(?!${COUNTED})`,
    (m, t) => dayOfMonth(m[1] ?? group(m, 2), t),
    'date',
  ],
  [
    `(?:yarin|yarn|yrn)(?:a|ki|dan|in)?(?:ym[iu]s|m[iu]s|d[iu]r)?|tomorrow(?:'s)?|tommorow|tommorrow|tomorow|tmrw|tmr`,
    (_, t) => addToDay(t, { days: 1 }),
  ],
  [`bugun(?:e|ku)?|(?:bu )?(?:aksam|gece)(?:a|e)(?: kadar)?|bu (?:aksam|gece)|today|tonight`, (_, t) => t],
  [`(${WEEKDAY})${ENDING}`, (m, t) => (isPlainWord(m) ? null : comingWeekday(group(m, 1), t))],
  [
    `(\\d{1,2})([./])(\\d{1,2})${ENDING}`,
    (m, t) => {
      // A slash between two small numbers is as likely a fraction or a class ("1/2", "5/3").
      if (group(m, 2) === '/' && group(m, 1).length + group(m, 3).length < 3) return null;
      const [first, second] = [+group(m, 1), +group(m, 3)];
      return group(m, 2) === '/' ? inFigures(first, second, undefined, t) : dated(first, second, undefined, t);
    },
    'figures',
  ],
];
