import { addToDay, type Day } from '@kovan/domain/days';
import { RULES } from './dayRules.ts';
import { isCount, withoutNumbers } from './figures.ts';
import { joinWeekdays, type NamedDay } from './weekdayBeside.ts';
import { at, type Found, matches, overlap, type Sentence, type Span } from './sentence.ts';
import { WEEKDAY } from './weekdays.ts';

const COMPILED = RULES.map(([pattern, read, kind]) => ({
  // "Pazartesi-cuma" and "pazartesi/salı" are two days; "3-5.12" and "ünite-5.12" are none.
  pattern: new RegExp(
    `(?<![\\p{L}\\d.,${kind === 'figures' ? '/-]' : ']|(?<!\\p{L})[/-]'})(?:${pattern})(?![\\p{L}\\d])`,
    'gu',
  ),
  read,
  kind,
}));

/** "He sat with me", "the sun", "toy cars": short names of days that are words of their own, with nothing of a day about them. */
const isPlainWord = (sentence: Sentence, span: Span): boolean => {
  const own = sentence.folded.slice(span.start, span.end);
  if (own === 'cars') return at(sentence, span).toLowerCase() === own;
  if (!/^(?:sat|sun|wed|mon)$/.test(own)) return false;
  const before = sentence.folded.slice(Math.max(0, span.start - 10), span.start);
  if (before.endsWith('the ')) return true;
  const isFollowed = /^ \p{L}/u.test(sentence.folded.slice(span.end));
  return isFollowed && !/(?:due|by|on|for|until|till|next|this|before)[: ]*$/.test(before);
};

const WEEKDAY_BEFORE = new RegExp(`(?<!\\p{L})(?:${WEEKDAY}) $`, 'u');
/** Behind a weekday of a name: "Cuma namazı", "Salı pazarı"; "cuma namazından sonra" is a time. */
const OF_A_NAME = /^ (?:namazi|hutbesi|pazari)(?:n[iu]n?)?(?!\p{L})/u;
/** "Pers İmparatorluğu": Persians, and no short Thursday. */
const PERSIAN = /^ (?:imparator|kral|savas|devlet|uygarli|medeniyet|ordu|donanma)/;

/** Whether a weekday belongs to the name of something else. */
const isInName = ({ folded }: Sentence, { start, end }: Span): boolean => {
  const own = folded.slice(start, end);
  const after = folded.slice(end, end + 20);
  if (own === 'pers' && PERSIAN.test(after)) return true;
  return WEEKDAY_BEFORE.test(`${own} `)
    ? OF_A_NAME.test(after)
    : own.startsWith('pazari') && WEEKDAY_BEFORE.test(folded.slice(Math.max(0, start - 12), start));
};

/** "19 Mayıs 1919", "July 4, 1776": a date of more than a year ago is what homework is about. */
const isHistory = (day: Day, today: Day): boolean => day < addToDay(today, { months: -12 });

/** Every day that the sentence names, with where it stands; a date and the weekday beside it are one. */
export const findDays = (sentence: Sentence, today: Day): readonly Found<Day>[] => {
  const found: NamedDay[] = [];
  for (const { pattern, read, kind } of COMPILED) {
    for (const match of matches(sentence, pattern)) {
      if (found.some((other) => overlap(other, match))) continue;
      if (isCount(sentence, match) || isPlainWord(sentence, match) || isInName(sentence, match)) continue;
      const value = read(match, today);
      if (value !== null) found.push({ value, start: match.start, end: match.end, kind });
    }
  }
  const near = found.filter(({ value }) => !isHistory(value, today));
  return joinWeekdays(sentence, withoutNumbers(sentence, near));
};
