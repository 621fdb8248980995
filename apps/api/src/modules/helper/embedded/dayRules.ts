import { addToDay, type Day } from '@kovan/domain/days';
import { weekEnd } from '@kovan/domain/weeks';
import { hasty } from './hasty.ts';
import { MONTH, monthOf, TURKISH_MONTH } from './months.ts';
import { ENGLISH_ORDINAL, NUMBER, numberOf, TURKISH_NUMBER } from './numbers.ts';
import {
  after,
  comingWeekday,
  dated,
  dayOfMonth,
  dayOfNextMonth,
  endOfMonth,
  endOfNamedMonth,
  inFigures,
  thisWeekday,
  weekdayInWeeks,
} from './reckoning.ts';
import { WEEKDAY } from './weekdays.ts';

/** An ending that stands apart, as many type it: "pzt ye", "5.12 de", "8 e kadar". */
const APART = '\\.? (?:y[ae](?! ?d[ae])|[dt][ae]|s?[iu]n(?:d?[ae])|[ae](?= (?:ka?da?r|dek)))(?!\\p{L})';

/** Endings that a Turkish word for a time takes: "cumaya", "yarına", "haftaya", "24 Aralık'a", "günü", "kadar". */
export const ENDING = `(?:${APART}|'?(?:y[aeiu]|n[aeiu]|d[ae](?:n|ki)?|t[ae](?:n|ki)?|s[iu](?:n[ae])?|ki|[aeiu]|n[iu]n)?(?:ym[iu]s|yd[iu]|m[iu]s|d[iu]r)?)(?: ?(?:gunu(?:n[ae]|nde|nun|ymus|dur)?|gune))?`;

/** Endings of a day of the month in figures: "ayın 5'i", "15'ine", "5inde". */
const ENDING_OF_FIGURE = `(?:${APART}|'?(?:s?[iu])?(?:n?[dt][ae]n?|n?[ae])?)`;

/** Behind a date, with the ending that figures take: "19 Mayıs 1919'da", "4 Aralık 2026ya". */
const YEAR = `(?:,? (\\d{4})(?:'?(?:[dt][ae](?:n|ki)?|y[ae]|[yn]?[iu]n?))?)?`;

type Read = (match: RegExpExecArray, today: Day) => Day | null;

/** A date of the calendar, and one of figures alone that may be any number; other days are told from today. */
export type Kind = 'date' | 'figures';

/** A folded pattern, what it reads, and the kind of day. */
export type Rule = readonly [pattern: string, read: Read, kind?: Kind];

/** What an ordinal counts when it counts no day: "Friday 4th grade", "the 2nd chapter". */
const COUNTED =
  ' (?:grade|graders?|class|year|form|period|lesson|chapter|unit|page|exercise|question|paragraph|section|part|book|time|draft|century|row|group|weekend|week|day)';
const ORDINAL = '(?:st|nd|rd|th)';
/**
 * "The 5th" of some month: where a word that leads to a day stands before, or nothing that it could number behind ("the 3rd
 * angle"); without "the" behind few of them ("due 5th"). "For" leads to none behind what prepares for something ("study for the 1st maths exam").
 */
const LEADS_TO_DAY =
  '(?:^|[.,;:!?(-] ?|(?<!\\p{L})(?:by|on|until|till|due|before|after|from|is|not|(?<!(?:study|studying|revise|prepare|practi[cs]e|ready) )for) )';
const NUMBERS_NOTHING =
  ' ?(?:$|(?:and|or|but|,)(?! ?(?:the )?\\d)|[^\\p{L}\\s,]|(?:at|in the|please|pl[sz]|for|pp?|we|you|they)(?!\\p{L}))';
const THE_DAY = `(?:the |(?<=(?<!\\p{L})(?:due|by|until|till|before) ))(\\d{1,2})${ORDINAL}(?!${COUNTED}| (?:world|story|verse|line|step|floor|term))(?:(?<=${LEADS_TO_DAY}the \\d{1,2}${ORDINAL})|(?=${NUMBERS_NOTHING}))`;

/** "5-7 Aralık", "7th to 11th December": the first day of some, of which the last counts. */
const SINCE = `(?:\\d{1,2}${ORDINAL}?(?:-| (?:to|ile|ila) ))?`;

const NEXT = '(?:gelecek|onumuzdeki)';
/** Behind a week or a month: "sonu", "sonunda", "son gününe". */
const END = 'son(?:u(?:n(?:d?[ae])?)?| gun(?:u(?:n(?:d?[ae]))?|e)?)';
const THE_END_OF = '(?:the )?(?:end|last day) of';
/** Behind an amount of time: "3 gün içinde", "iki haftaya kadar", "1 ay sonraya". */
const FROM_NOW =
  '(?: ?(?:l[iu]k )?(?:icinde|icersinde|icerisinde|sonra(?:ya)?|var|kaldi|sure(?:niz|si|miz)?(?: var)?)|(?<=gun)e|(?<=hafta)ya)(?: kadar)?';
const UNIT = '(day|week|fortnight|month)';
const AMOUNT = `${NUMBER}|a couple of`;

/** A feast is a day only where something is to be done by it, and does not go on to name something else. */
const BY_FEAST = '(?<=(?:by|before|until|till) (?:the )?)';
const NO_FEAST = "(?!'| (?:break|holidays?|vacation|party|concert|play|show|fair|cards?|lunch|dinner|assembly))";

const group = (match: RegExpExecArray, index: number): string => match[index] ?? '';

/** From the most telling to the least; a later rule never reads what an earlier one has read. */
export const RULES: readonly Rule[] = [
  [`(\\d{4})-(\\d{2})-(\\d{2})`, (m, t) => dated(+group(m, 3), +group(m, 2), group(m, 1), t), 'date'],
  [
    `(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})(?:${APART})?`,
    (m, t) => inFigures(+group(m, 1), +group(m, 3), group(m, 4), t),
    'date',
  ],
  [
    `${SINCE}(\\d{1,2})${ORDINAL}?\\.?(?: of)? (${MONTH})${ENDING}${YEAR}`,
    (m, t) => dated(+group(m, 1), monthOf(group(m, 2)), m[3], t),
    'date',
  ],
  [
    `(${MONTH})\\.? (?:the )?(?:\\d{1,2}${ORDINAL}?-)?(\\d{1,2})(?:${ORDINAL}|${ENDING_OF_FIGURE})${YEAR}`,
    (m, t) => dated(+group(m, 2), monthOf(group(m, 1)), m[3], t),
    'date',
  ],
  [
    `(${MONTH})(?:'?[iu]n| ayi(?:nin)?) (\\d{1,2})(?!\\. \\p{L})${ENDING_OF_FIGURE}`,
    (m, t) => dated(+group(m, 2), monthOf(group(m, 1)), undefined, t),
    'date',
  ],
  [
    `(${TURKISH_NUMBER}) (${TURKISH_MONTH})${ENDING}${YEAR}`,
    (m, t) => dated(numberOf(group(m, 1)), monthOf(group(m, 2)), m[3], t),
    'date',
  ],
  [
    `(?:the )?(${ENGLISH_ORDINAL}) of (${MONTH})${YEAR}`,
    (m, t) => dated(numberOf(group(m, 1)), monthOf(group(m, 2)), m[3], t),
    'date',
  ],
  [`${BY_FEAST}new year'?s? eve${NO_FEAST}`, (_, t) => dated(31, 12, undefined, t)],
  [
    `yilbasi(?:na|ndan)(?= (?:ka?da?r|dek|once|evvel|yetis|bit|teslim)(?!ki))|yeni yil(?:a|dan)(?= (?:ka?da?r|dek|once)(?!ki))|${BY_FEAST}new year(?:'?s)?(?: day)?${NO_FEAST}`,
    (_, t) => dated(1, 1, undefined, t),
  ],
  [`${BY_FEAST}christmas(?: day|( eve))?${NO_FEAST}`, (m, t) => dated(m[1] ? 24 : 25, 12, undefined, t)],
  [
    // "You may first read it."
    `(?!may )(${MONTH}) (?:the )?(${ENGLISH_ORDINAL})(?!${COUNTED})`,
    (m, t) => dated(numberOf(group(m, 2)), monthOf(group(m, 1)), undefined, t),
    'date',
  ],
  [`(?:${WEEKDAY}),? (?:the )?(\\d{1,2})${ORDINAL}(?!${COUNTED})`, (m, t) => dayOfMonth(group(m, 1), t), 'date'],
  [
    `(?:obur(?:su)?|ertesi|oteki) ?gun(?:e|u|den)?|yarindan sonra(?:ki gun)?|day after tomorrow`,
    (_, t) => addToDay(t, { days: 2 }),
  ],
  [
    `(?:haftaya|${NEXT} hafta|oteki hafta|next week(?:'s)?(?: on)?) (${WEEKDAY})${ENDING}`,
    (m, t) => weekdayInWeeks(group(m, 1), 1, t),
  ],
  [`obur hafta (${WEEKDAY})${ENDING}`, (m, t) => weekdayInWeeks(group(m, 1), 2, t)],
  [`(${WEEKDAY}) week`, (m, t) => after(comingWeekday(group(m, 1), t), '1', 'week')],
  [
    `(${WEEKDAY})(?: of)? next week|(?:next|gelecek) (${WEEKDAY})${ENDING}`,
    (m, t) => weekdayInWeeks(m[1] ?? group(m, 2), 1, t),
  ],
  [
    `(?:bu hafta(?:nin|ki)?|bu|this) (${WEEKDAY})${ENDING}|(${WEEKDAY}) this week`,
    (m, t) => thisWeekday(m[1] ?? group(m, 2), t),
  ],
  [
    `(${NUMBER}) hafta sonra(?:ki)? (${WEEKDAY})${ENDING}`,
    (m, t) => weekdayInWeeks(group(m, 2), numberOf(group(m, 1)), t),
  ],
  [
    `(${NUMBER}) (${WEEKDAY}) sonra`,
    (m, t) => addToDay(comingWeekday(group(m, 2), t), { weeks: numberOf(group(m, 1)) - 1 }),
  ],
  [`(${NUMBER}) (gun|hafta|ay)${FROM_NOW}`, (m, t) => after(t, group(m, 1), group(m, 2))],
  [`${NEXT} ay(?:in)? (\\d{1,2})${ENDING_OF_FIGURE}`, (m, t) => dayOfNextMonth(+group(m, 1), t), 'date'],
  [
    `(${AMOUNT}) ${UNIT}s?(?: (?:from|after)|(?<=week|weeks) on) (?:(now|today)|(tomorrow)|(${WEEKDAY}))`,
    (m, t) => after(m[5] ? comingWeekday(m[5], t) : addToDay(t, { days: m[4] ? 1 : 0 }), group(m, 1), group(m, 2)),
  ],
  [`(?:in|within)(?: the next)? (${AMOUNT}) ${UNIT}s?(?:' time)?`, (m, t) => after(t, group(m, 1), group(m, 2))],
  [
    `${NEXT} hafta(?:nin)? ?${END}|(?:over )?next weekend|${THE_END_OF} next week`,
    (_, t) => weekEnd(addToDay(t, { weeks: 1 })),
  ],
  [`haftaya(?: bugun)?|${NEXT} hafta(?:ya|ki)?(?: bugun)?|next week`, (_, t) => addToDay(t, { weeks: 1 })],
  [
    `(?:bu )?hafta(?:nin)? ?${END}|(?<!(?:my|your|his|her|our|their) )(?:over )?(?:(?:the|this) )?weekend|${THE_END_OF} (?:(?:the|this) )?week`,
    (_, t) => weekEnd(t),
  ],
  [`${NEXT} ay(?:in)? ?${END}|${THE_END_OF} next month`, (_, t) => endOfMonth(addToDay(endOfMonth(t), { days: 1 }))],
  [
    `(${MONTH})(?:'?[iu]n)?(?: ayi(?:nin)?)? ${END}|${THE_END_OF} (${MONTH})`,
    (m, t) => endOfNamedMonth(monthOf(m[1] ?? group(m, 2)), t),
  ],
  [`(?:bu )?ay(?:in)? ?${END}|${THE_END_OF} (?:(?:the|this) )?month`, (_, t) => endOfMonth(t)],
  [
    `(?:bu )?ayin (?:\\d{1,2}-)?(\\d{1,2})${ENDING_OF_FIGURE}|${THE_DAY}`,
    (m, t) => dayOfMonth(m[1] ?? group(m, 2), t),
    'date',
  ],
  [`ayin (${TURKISH_NUMBER})s?[iu]nd?[ae]`, (m, t) => dayOfMonth(String(numberOf(group(m, 1))), t), 'date'],
  [
    // "Testlerin 3'ünde" and "5'inden 8'ine kadar" are of what was named before.
    `(?<!(?:[iu]n|[dt][ae]n) )(\\d{1,2})'?s?[iu](?:nd[ae]|n[ae](?= (?:kadar|teslim|yetis))|(?= (?:${WEEKDAY})))`,
    (m, t) => dayOfMonth(group(m, 1), t),
    'date',
  ],
  [
    `ya?ri?n(?:a|ki|dan|in)?(?:ym[iu]s|m[iu]s|d[iu]r)?|(?:${hasty('tomorrow')}|tommorow)(?:'s)?|tmrw|tmr|tmw|2mor(?:o|row)`,
    (_, t) => addToDay(t, { days: 1 }),
  ],
  [`bugun(?:e|ku)?|(?:bu )?(?:aksam|gece)(?:a|e)(?: kadar)?|bu (?:aksam|gece)|today|tonight`, (_, t) => t],
  [`(${WEEKDAY})${ENDING}`, (m, t) => comingWeekday(group(m, 1), t)],
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
