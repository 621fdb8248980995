import type { Day } from '@kovan/domain/days';
import { RULES } from './dayRules.ts';
import { joinWeekdays, type NamedDay } from './weekdayBeside.ts';
import { type Found, matches, overlap, type Sentence } from './sentence.ts';

const COMPILED = RULES.map(([pattern, read, kind]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d.,/-])(?:${pattern})(?![\\p{L}\\d])`, 'gu'),
  read,
  isDate: kind === 'date',
}));

/** Before figures that are no day. */
const NO_DATE_BEFORE =
  /(?<!\p{L})(?:saat|sayfa|sayfalar|syf|sf|s\.|p\.|pp\.|page|pages|unit|unite|bolum|konu|soru|alistirma|exercise|at) ?$/u;

/** Every day that the sentence names, with where it stands; a date and the weekday beside it are one. */
export const findDays = (sentence: Sentence, today: Day): readonly Found<Day>[] => {
  const found: NamedDay[] = [];
  for (const { pattern, read, isDate } of COMPILED) {
    for (const match of matches(sentence, pattern)) {
      if (found.some((other) => overlap(other, match))) continue;
      if (
        /^[\d./]+$/.test(match[0]) &&
        NO_DATE_BEFORE.test(sentence.folded.slice(Math.max(0, match.start - 16), match.start))
      )
        continue;
      const value = read(match, today);
      if (value !== null) found.push({ value, start: match.start, end: match.end, isDate });
    }
  }
  return joinWeekdays(sentence, found);
};
