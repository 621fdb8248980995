import { TEXT_LIMITS } from '@kovan/domain/limits';
import { findQuotes } from './quotes.ts';
import { at, capitalise, type Found, matches, overlap, type Sentence, type Span } from './sentence.ts';
import { SUBJECT_WORD, SUBJECT_WORDS } from './subjectNames.ts';
import { lengthOf } from './spent.ts';
import { AFTER_TEACHER } from './titleWords.ts';
import { WEEKDAY } from './weekdays.ts';

const NAME = '\\p{L}{2,20}';
/** Before another title "teacher" is what they are, not what they are called: "the maths teacher Mr. Smith". */
const NO_TITLE_BEHIND = '(?!,? (?:mrs?|ms|miss|dr|prof)(?!\\p{L}))';
/** "Ayşe öğretmen", "Mehmet Hoca'nın", "Zeynep Hanım", "Nurcan hn." and the endings that follow the title. */
const TURKISH = new RegExp(
  `(?<![\\p{L}'])((?:${NAME} ){0,2}?${NAME}) (ogretmen|ogrtmen|ogretmn|ogrt|ogr|hoca|hanim|hn|bey|teacher${NO_TITLE_BEHIND})(im|imiz|m|miz)?(?:'?(?:n?[iu]n|y?[ae]|y[iu]|[dt][ae]n|[dt][ae]|[iu]|ler|imi|s))?(?![\\p{L}])`,
  'gu',
);
const ENGLISH = new RegExp(
  `(?<!\\p{L})(mr|mrs|ms|miss|dr|prof|(?:teacher|coach)${NO_TITLE_BEHIND})\\.? ((?:o'|mc)?\\p{L}{2,20})(?:'s)?(?!\\p{L})`,
  'gu',
);
const LABELLED = new RegExp(`(?<!\\p{L})(?:ogretmen(?:i|imiz)?|teacher): ?(${NAME}(?: ${NAME})?)`, 'gu');

/** What somebody is, before their name: "matematik öğretmeni Ahmet Bey", "Ben's form teacher, Miss Bell". */
const ROLE = new RegExp(
  `(?<!\\p{L})(?:(?:the|our|my|your|his|her|their) )?(?:(?:\\p{L}{2,}'(?:s|n?[iu]n)|kizimin|oglumun|cocugumun|bizim) )?(?:(?:${SUBJECT_WORDS}|sinif|brans|rehber(?:lik)?|okul|class|form|head|homeroom|piano)(?: (?:ve|and|&))? )*(?:teacher|coach|(?:ogretmen|hoca)(?:s?[iu]|[iu]?m(?:[iu]z)?|l[ae]r[iu])?)[,:]? $`,
  'u',
);

/** How far before a title what tells about it is looked for. */
const NEAR = 60;

/** Words that stand before a title without being a name. */
const NOT_A_NAME =
  /^(?:sinif\p{L}*|bizim|yeni|bu|su|o|bir|her|sevgili|degerli|rehber|okul\p{L}*|ders\p{L}*|odev\p{L}*|icin|kadar|dan|den|gore|yarin\p{L}*|bugun\p{L}*|haftaya|gune?|gunu|kitab\p{L}*|sayfa\p{L}*|ve|ile|sayin|sn|soyledi|verdi|dedi|test\p{L}*|cuma(?:ya|dan|nin|rtesi\p{L}*)?|pazar\p{L}*|sali(?:ya|yi|dan|nin)?|carsamba\p{L}*|persembe\p{L}*|proje\p{L}*|sunum\p{L}*|calisma\p{L}*|teslim|ogretmen\p{L}*|hoca(?:m|miz)?|hanim|bey|the|a|an|my|our|your|his|her|is|will|who|from|asked|said|new|aralik|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|alistirma\p{L}*|soru\p{L}*|yazi\p{L}*|unite\p{L}*|konu\p{L}*|etkinlik\p{L}*|hepsi\p{L}*|tum(?:u|unu)?|ezber\p{L}*|hazirla\p{L}*|lazim|var|yok|gerek\p{L}*|istedi|istiyor|kontrol|merhaba\p{L}*|selam\p{L}*|aksamlar|gunler|gunaydin|not|eski|yani|ama|acaba|galiba)$/u;
/** "Teacher: Monday …": a day behind the title, and nobody of that name. */
const IS_WEEKDAY = new RegExp(`^(?:${WEEKDAY})(?!\\p{L})`, 'u');
/** A word with the ending of "from", "of", "in": it belongs to the words before. */
const HAS_ENDING = /(?:[dt][ae]n|[dt]e|n[iu]n|l[ae]r)$/;
/** What follows a teacher who is spoken to, not of. */
const GREETED_AFTER = /^[ ,!]*(?:merhaba|selam|iyi (?:aksam|gun|gece)|gunaydin|hayirli|kolay gelsin|hello|hi\b)/;
const GREETED_BEFORE = /(?:merhaba(?:lar)?|selam(?:lar)?|aksamlar|gunler|gunaydin|geceler|hello|hi|dear)[ ,!]*$/;

/** Behind somebody whom the homework is about: "Kemal Bey konulu sunum". */
const ABOUT_AFTER = /^ (?:konulu|temali|adli|isimli|baslikli|hakkinda|fikrasi)/;
const ABOUT_BEFORE =
  /(?<!\p{L})(?:(?:writ|essay|story|report|poster|project|presentation|paragraph|poem|text|draw|book|film)\p{L}*(?: [\p{L}\d]+){0,3} about|(?<!(?<!(?:have|has|had|needs?) )to )read)(?: (?:a|the|some))? $/u;
/** The Hodja of the tales gives no homework. */
const OF_TALES = /^nasre[dt]{1,2}in hoca/;

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

/** Where what the teacher is begins, right before the name; else where the name does. */
const startOfRole = ({ folded }: Sentence, start: number): number =>
  start - lengthOf(ROLE, folded.slice(Math.max(0, start - NEAR), start));

/** "Ayşe Nur Hanım'a", "Ali Can hocaya": a title with the ending of "to". */
const IS_GIVEN = /(?:[mn]|ey|hoca'?y)'?[ae]$/;

/**
 * Whether the third word before a title is no name: the first word of a sentence that says nothing else that she wants or
 * is given ("Karton Ayşe Nur Hanım istedi"), or one of several with a capital ("Fen Laboratuvar Önlüğü Ayşe Nur Hanım").
 */
const isSomething = (sentence: Sentence, start: number, end: number): boolean => {
  if (start === 0) {
    return IS_GIVEN.test(sentence.folded.slice(0, end)) || lengthOf(AFTER_TEACHER, sentence.folded.slice(end)) > 0;
  }
  const before = /\p{L}+(?= $)/u.exec(sentence.folded.slice(Math.max(0, start - NEAR), start))?.[0] ?? '';
  return before !== '' && isName(before) && isCapital(sentence, start - 1 - before.length);
};

/** Where the names before a title begin: further names where all have a capital, so not "yarına Ayşe öğretmen". */
const startOfNames = (sentence: Sentence, names: string, span: Span): number => {
  const [last = '', ...others] = names.split(' ').toReversed();
  let start = span.start + names.length - last.length;
  if (!isCapital(sentence, start) || !/\p{Ll}/u.test(sentence.text)) return start;
  for (const word of others) {
    const wordStart = start - word.length - 1;
    if (!isName(word) || HAS_ENDING.test(word) || !isCapital(sentence, wordStart)) break;
    if (word === others[1] && isSomething(sentence, wordStart, span.end)) break;
    start = wordStart;
  }
  return start;
};

const turkish = (sentence: Sentence, quoted: readonly Span[]): Found<string> | null => {
  for (const match of matches(sentence, TURKISH)) {
    const names = match[1] ?? '';
    const title = match[2] ?? '';
    if (quoted.some((quote) => overlap(quote, match))) continue;
    const last = names.split(' ').at(-1) ?? '';
    const lastStart = match.start + names.length - last.length;
    if (!isName(last) || (title === 'teacher' && !isCapital(sentence, lastStart))) continue;
    if (ABOUT_AFTER.test(sentence.folded.slice(match.end)) || OF_TALES.test(sentence.folded.slice(lastStart))) continue;
    const nameStart = startOfNames(sentence, names, match);
    const start = startOfRole(sentence, nameStart);
    if (isGreeted(sentence, { start, end: match.end })) continue;
    const end = match.start + names.length + 1 + title.length;
    return { value: written(sentence, { start: nameStart, end }, 'tr'), start, end: match.end };
  }
  return null;
};

const english = (sentence: Sentence, quoted: readonly Span[]): Found<string> | null => {
  for (const match of matches(sentence, ENGLISH)) {
    const name = match[2] ?? '';
    const nameStart = match.start + match[0].indexOf(name, (match[1] ?? '').length);
    if (!isName(name) || quoted.some((quote) => overlap(quote, match))) continue;
    if (/^(?:miss|teacher|coach)$/.test(match[1] ?? '') && !isCapital(sentence, nameStart)) continue;
    if (
      !match[0].endsWith("'s") &&
      ABOUT_BEFORE.test(sentence.folded.slice(Math.max(0, match.start - NEAR), match.start))
    )
      continue;
    const title = capitalise(at(sentence, { start: match.start, end: nameStart - 1 }), 'en');
    const value = `${title} ${capitalise(at(sentence, { start: nameStart, end: nameStart + name.length }), 'en')}`;
    return { value, start: startOfRole(sentence, match.start), end: match.end };
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
      IS_WEEKDAY.test(names) ||
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
