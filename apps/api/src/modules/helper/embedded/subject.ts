import type { Subject } from '@kovan/domain/subjects';
import { type Names, NAMES, OTHER_LANGUAGE, OTHER_SUBJECT } from './subjectNames.ts';
import { TOPICS } from './topics.ts';
import { type Found, matches, type Sentence, type Span } from './sentence.ts';

/** Endings that a subject takes in Turkish speech: "fenden", "İngilizceyi", "mattan", "matematikten", "müziğe". */
const ENDING =
  "(?:'?(?:[dt][ae]n?(?:ki)?|y?[aeiu]|n?[iu]n(?:ki)?|l[ae]|y?l[ae]|c[iu](?:[mn]|mizi)?|s[iu](?:nden|nda|ne|ni)?|ler|lar)){0,3}";

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

/** Short words that with a Turkish ending are words of their own: "artı", "pea", "Pele", "mate", but "PE'ye" and "arttan". */
const OWN_WORD = new RegExp(`^(?:(?:arts?|pe)(?=\\p{L})(?!(?:[dt][ae]n|ye)$)${ENDING}|mate|geode)$`, 'u');

const firstOf = (sentence: Sentence, table: typeof NAMED): Found<Subject> | null => {
  const blocked = NOT_A_SUBJECT.flatMap((pattern) => matches(sentence, pattern));
  let best: Found<Subject> | null = null;
  for (const { subject, pattern } of table) {
    for (const match of matches(sentence, pattern)) {
      if (blocked.some((other) => other.start <= match.start && match.end <= other.end)) continue;
      if (OWN_WORD.test(match[0])) continue;
      if (best === null || match.start < best.start) best = { value: subject, start: match.start, end: match.end };
    }
  }
  return best;
};

const OTHER_LANGUAGES = new RegExp(`(?<!\\p{L})(?:${OTHER_LANGUAGE})${ENDING}(?!\\p{L})`, 'u');
const OTHER_SUBJECTS = new RegExp(`(?<!\\p{L})(?:${OTHER_SUBJECT})${ENDING}(?!\\p{L})`, 'u');
/** A picture as well as a lesson: behind another subject it is what is drawn ("hayat bilgisi: ailenle bir resim yap"). */
const PICTURE = /^resim (?:yap|ciz|boya)/;

/** What is learned of any language: "Almanca kelime ezberi". */
const OF_LANGUAGES = TOPICAL.filter(({ subject }) => subject === 'Türkçe' || subject === 'İngilizce');
const OF_THE_REST = TOPICAL.filter((topics) => !OF_LANGUAGES.includes(topics));

/** Whether a stretch of the sentence names a subject or one of its topics. */
export const namesSubject = ({ text, folded }: Sentence, { start, end }: Span): boolean => {
  const stretch = { text: text.slice(start, end), folded: folded.slice(start, end) };
  return (firstOf(stretch, NAMED) ?? firstOf(stretch, TOPICAL)) !== null;
};

/** The subject that the sentence is about: the first one named, else the one that its topic tells. */
export const findSubject = (sentence: Sentence): Found<Subject> | null => {
  const named = firstOf(sentence, NAMED);
  if (named && PICTURE.test(sentence.folded.slice(named.start))) {
    const before = sentence.folded.slice(0, named.start);
    if (OTHER_SUBJECTS.test(before) || OTHER_LANGUAGES.test(before)) return null;
  }
  if (named || OTHER_SUBJECTS.test(sentence.folded)) return named;
  return firstOf(sentence, OTHER_LANGUAGES.test(sentence.folded) ? OF_THE_REST : TOPICAL);
};
