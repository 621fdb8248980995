import type { Day } from '@kovan/domain/days';
import { ENDING, type Kind } from './dayRules.ts';
import { type Found, matches, overlap, type Sentence, type Span } from './sentence.ts';
import { WEEKDAY } from './weekdays.ts';

/** A day that the sentence names, and the kind of date when it is one. */
export interface NamedDay extends Found<Day> {
  readonly kind: Kind | undefined;
}

const ANY_WEEKDAY = new RegExp(`(?<![\\p{L}\\d])(?:${WEEKDAY})${ENDING}(?![\\p{L}\\d])`, 'gu');

/** What may stand between a weekday and its date: "Friday, the", "Cuma (", "Cuma günü, yani ayın". */
const JOINT = /^(?: kadar)?[ ,(/-]*(?:(?:yani|olan|on|the|of|ayin|i\.?e\.?) )*\(?$/;
/** A point that abbreviates, and ends no sentence: "Fri. 4 Dec", "4.12. Cuma". */
const SHORT_BEFORE_POINT = /(?:\d|(?<!\p{L})(?:p\.?tesi|pzt|sal|crs|prs|cum|cmt|paz|\p{L}{3}|sept|tues|thurs?))$/u;

/** Whether the second stands behind the first with no more between than joins a weekday and its date. */
export const isBeside = (folded: string, first: Span, second: Span): boolean => {
  const gap = folded.slice(first.end, second.start);
  if (second.start < first.end || gap.length > 16) return false;
  if (!gap.startsWith('.')) return JOINT.test(gap);
  return SHORT_BEFORE_POINT.test(folded.slice(0, first.end)) && JOINT.test(gap.slice(1));
};

/** One span over both, with the bracket that was opened between them. */
const spanOver = (folded: string, a: Span, b: Span): Span => {
  const start = Math.min(a.start, b.start);
  const end = Math.max(a.end, b.end);
  const opened = folded.slice(start, end).split('(').length > folded.slice(start, end).split(')').length;
  const closing = opened ? /^[. ]*\)/.exec(folded.slice(end, end + 3)) : null;
  return { start, end: end + (closing?.[0].length ?? 0) };
};

/**
 * The days, with each weekday (or "tomorrow", "next week") that stands beside a date made part of it. The date tells the
 * day, also where the two disagree.
 */
export const joinWeekdays = (sentence: Sentence, found: readonly NamedDay[]): readonly NamedDay[] => {
  const dates = found.filter(({ kind }) => kind !== undefined).toSorted((a, b) => a.start - b.start);
  if (dates.length === 0) return found;
  const { folded } = sentence;
  let others = found.filter(({ kind }) => kind === undefined);
  let beside: readonly Span[] = [
    ...others,
    ...matches(sentence, ANY_WEEKDAY).filter((weekday) => !found.some((day) => overlap(day, weekday))),
  ];
  const joined = dates.map((date) => {
    const other =
      beside.find((day) => isBeside(folded, day, date)) ?? beside.find((day) => isBeside(folded, date, day));
    if (!other) return date;
    beside = beside.filter((day) => day !== other);
    others = others.filter((day) => day !== other);
    return { ...date, ...spanOver(folded, other, date) };
  });
  return [...joined, ...others];
};
