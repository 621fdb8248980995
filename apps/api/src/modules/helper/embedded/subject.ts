import type { Subject } from '@kovan/domain/subjects';
import { type Names, NAMES } from './subjectNames.ts';
import { TOPICS } from './topics.ts';
import { type Found, matches, type Sentence, type Span } from './sentence.ts';

/** Endings that a subject takes in Turkish speech: "fenden", "İngilizceyi", "mattan", "matematikten", "müziğe". */
const ENDING =
  "(?:'?(?:[dt][ae]n?(?:ki)?|y?[aeiu]|n?[iu]n|l[ae]|y?l[ae]|c[iu](?:[mn]|mizi)?|s[iu](?:nden|nda|ne|ni)?|ler|lar)){0,3}";

const compile = (table: readonly Names[]) =>
  table.map(([subject, words]) => ({
    subject,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})${ENDING}(?![\\p{L}])`, 'gu'),
  }));
const NAMED = compile(NAMES);
const TOPICAL = compile(TOPICS);

/** Where a word for a subject means something else: a date, an art of doing, a teacher of sports. */
const NOT_A_SUBJECT: readonly RegExp[] = [
  /tarihler\p{L}*/gu,
  /(?:teslim|son|bitis|sinav|verilis)\s+tarih\w*/gu,
  /tarih(?:ine|inde|i):?(?= |$)/gu,
  /tarih ?:? ?(?=\d)/gu,
  /(?:sosyal medya|beden (?:olcu|dili)|mat yuzey|social media|state of the art|in english please)\w*/gu,
];

const firstOf = (sentence: Sentence, table: typeof NAMED): Found<Subject> | null => {
  const blocked = NOT_A_SUBJECT.flatMap((pattern) => matches(sentence, pattern));
  let best: Found<Subject> | null = null;
  for (const { subject, pattern } of table) {
    for (const match of matches(sentence, pattern)) {
      if (blocked.some((other) => other.start <= match.start && match.end <= other.end)) continue;
      if (best === null || match.start < best.start) best = { value: subject, start: match.start, end: match.end };
    }
  }
  return best;
};

/** Whether a stretch of the sentence names a subject or one of its topics. */
export const namesSubject = ({ text, folded }: Sentence, { start, end }: Span): boolean =>
  findSubject({ text: text.slice(start, end), folded: folded.slice(start, end) }) !== null;

/** The subject that the sentence is about: the first one named, else the one that its topic tells. */
export const findSubject = (sentence: Sentence): Found<Subject> | null =>
  firstOf(sentence, NAMED) ?? firstOf(sentence, TOPICAL);
