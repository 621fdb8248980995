import { TEXT_LIMITS } from '@kovan/domain/limits';
import { findQuotes } from './quotes.ts';
import { at, capitalise, type Found, matches, overlap, type Sentence, type Span } from './sentence.ts';
import { SUBJECT_WORD } from './subjectNames.ts';

const NAME = '\\p{L}{2,20}';
/** "Ayşe öğretmen", "Mehmet Hoca'nın", "Zeynep Hanım", "Nurcan hn." and the endings that follow the title. */
const TURKISH = new RegExp(
  `(?<![\\p{L}'])((?:${NAME} )?${NAME}) (ogretmen|ogrtmen|ogretmn|ogrt|ogr|hoca|hanim|hn|bey|teacher)(im|imiz|m|miz)?(?:'?(?:n?[iu]n|y?[ae]|y[iu]|[dt][ae]n|[dt][ae]|[iu]|ler|imi|s))?(?![\\p{L}])`,
  'gu',
);
const ENGLISH = /(?<!\p{L})(mr|mrs|ms|miss|dr|prof|teacher|coach)\.? ((?:o'|mc)?\p{L}{2,20})(?:'s)?(?!\p{L})/gu;
const LABELLED = new RegExp(`(?<!\\p{L})(?:ogretmen(?:i|imiz)?|teacher): ?(${NAME}(?: ${NAME})?)`, 'gu');

/** Words that stand before a title without being a name. */
const NOT_A_NAME =
  /^(?:sinif\p{L}*|bizim|yeni|bu|su|o|bir|her|sevgili|degerli|rehber|okul\p{L}*|ders\p{L}*|odev\p{L}*|icin|kadar|dan|den|gore|yarin\p{L}*|bugun\p{L}*|haftaya|gune?|gunu|kitab\p{L}*|sayfa\p{L}*|ve|ile|sayin|sn|soyledi|verdi|dedi|test\p{L}*|cuma(?:ya|dan|nin|rtesi\p{L}*)?|pazar\p{L}*|sali(?:ya|yi|dan|nin)?|carsamba\p{L}*|persembe\p{L}*|proje\p{L}*|sunum\p{L}*|calisma\p{L}*|teslim|ogretmen\p{L}*|hocam?|hanim|bey|the|a|an|my|our|your|his|her|is|will|who|from|asked|said|new|aralik|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|alistirma\p{L}*|soru\p{L}*|yazi\p{L}*|unite\p{L}*|konu\p{L}*|etkinlik\p{L}*|hepsi\p{L}*|tum(?:u|unu)?|ezber\p{L}*|hazirla\p{L}*|lazim|var|yok|gerek\p{L}*|istedi|istiyor|kontrol|merhaba\p{L}*|selam\p{L}*|aksamlar|gunler|gunaydin|not|eski|yani|ama|acaba|galiba)$/u;
/** A word with the ending of "from", "of", "in": it belongs to the words before. */
const HAS_ENDING = /(?:[dt][ae]n|[dt]e|n[iu]n|l[ae]r)$/;
/** What follows a teacher who is spoken to, not of. */
const GREETED_AFTER = /^[ ,!]*(?:merhaba|selam|iyi (?:aksam|gun|gece)|gunaydin|hayirli|kolay gelsin|hello|hi\b)/;
const GREETED_BEFORE = /(?:merhaba(?:lar)?|selam(?:lar)?|aksamlar|gunler|gunaydin|geceler|hello|hi|dear)[ ,!]*$/;

const isName = (word: string): boolean => !NOT_A_NAME.test(word) && !SUBJECT_WORD.test(word);
const isCapital = (sentence: Sentence, position: number): boolean => /\p{Lu}/u.test(sentence.text.charAt(position));

const isGreeted = (sentence: Sentence, span: Span): boolean =>
  GREETED_AFTER.test(sentence.folded.slice(span.end, span.end + 20)) ||
  GREETED_BEFORE.test(sentence.folded.slice(Math.max(0, span.start - 16), span.start));

/** Names as people write them: "emine öğretmen" is "Emine öğretmen". */
const written = (sentence: Sentence, span: Span, language: 'tr' | 'en'): string => {
  const words = at(sentence, span).split(' ');
  return words.map((word, i) => (i < words.length - 1 ? capitalise(word, language) : word)).join(' ');
};

const turkish = (sentence: Sentence, quoted: readonly Span[]): Found<string> | null => {
  for (const match of matches(sentence, TURKISH)) {
    const names = match[1] ?? '';
    const title = match[2] ?? '';
    if (quoted.some((quote) => overlap(quote, match))) continue;
    const last = names.split(' ').at(-1) ?? '';
    const first = names.split(' ').length > 1 ? (names.split(' ')[0] ?? '') : '';
    const lastStart = match.start + names.length - last.length;
    if (!isName(last) || (title === 'teacher' && !isCapital(sentence, lastStart))) continue;
    // Two words are one name only where both are written with a capital: "Fatma Nur öğretmen", not "yarına Ayşe öğretmen".
    const both =
      first !== '' &&
      isName(first) &&
      !HAS_ENDING.test(first) &&
      isCapital(sentence, match.start) &&
      isCapital(sentence, lastStart) &&
      /\p{Ll}/u.test(sentence.text);
    const start = both ? match.start : lastStart;
    if (isGreeted(sentence, { start, end: match.end })) continue;
    const end = match.start + names.length + 1 + title.length;
    return { value: written(sentence, { start, end }, 'tr'), start, end: match.end };
  }
  return null;
};

const english = (sentence: Sentence, quoted: readonly Span[]): Found<string> | null => {
  for (const match of matches(sentence, ENGLISH)) {
    const name = match[2] ?? '';
    const nameStart = match.start + match[0].indexOf(name, (match[1] ?? '').length);
    if (!isName(name) || quoted.some((quote) => overlap(quote, match))) continue;
    if (/^(?:miss|teacher|coach)$/.test(match[1] ?? '') && !isCapital(sentence, nameStart)) continue;
    const title = capitalise(at(sentence, { start: match.start, end: nameStart - 1 }), 'en');
    const value = `${title} ${capitalise(at(sentence, { start: nameStart, end: nameStart + name.length }), 'en')}`;
    return { value, start: match.start, end: match.end };
  }
  return null;
};

const labelled = (sentence: Sentence): Found<string> | null => {
  for (const match of matches(sentence, LABELLED)) {
    const names = match[1] ?? '';
    const start = match.end - names.length;
    const rest = sentence.folded.slice(match.end, match.end + 12);
    if (
      !isCapital(sentence, start) ||
      / ?(?:ogretmen|hoca|hanim|bey)/.test(rest) ||
      /^(?:mrs?|ms|miss)\b/.test(names)
    ) {
      continue;
    }
    const value = at(sentence, { start, end: match.end }).slice(0, TEXT_LIMITS.teacher);
    return { value, start: match.start, end: match.end };
  }
  return null;
};

/** The teacher as one writes it: "Ayşe öğretmen", "Mehmet Hoca", "Mrs. Brown"; without a name there is none. */
export const findTeacher = (sentence: Sentence): Found<string> | null => {
  const quoted = findQuotes(sentence);
  return labelled(sentence) ?? turkish(sentence, quoted) ?? english(sentence, quoted);
};
