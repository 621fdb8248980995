import type { Day } from '@kovan/domain/days';
import { RULES } from './dayRules.ts';
import { isCount, withoutNumbers } from './figures.ts';
import { joinWeekdays, type NamedDay } from './weekdayBeside.ts';
import { type Found, matches, overlap, type Sentence } from './sentence.ts';

const COMPILED = RULES.map(([pattern, read, kind]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d.,/-])(?:${pattern})(?![\\p{L}\\d])`, 'gu'),
  read,
  kind,
}));

/** Every day that the sentence names, with where it stands; a date and the weekday beside it are one. */
export const findDays = (sentence: Sentence, today: Day): readonly Found<Day>[] => {
  const found: NamedDay[] = [];
  for (const { pattern, read, kind } of COMPILED) {
    for (const match of matches(sentence, pattern)) {
      if (found.some((other) => overlap(other, match)) || isCount(sentence, match)) continue;
      const value = read(match, today);
      if (value !== null) found.push({ value, start: match.start, end: match.end, kind });
    }
  }
  return joinWeekdays(sentence, withoutNumbers(sentence, found));
};
