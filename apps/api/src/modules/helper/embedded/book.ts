import { TEXT_LIMITS } from '@kovan/domain/limits';
import { languageOf } from './language.ts';
import { OTHER_LANGUAGE, OTHER_SUBJECT, SUBJECT_WORD } from './subjectNames.ts';
import { findQuotes } from './quotes.ts';
import { at, capitalise, type Found, matches, type Sentence, type Span } from './sentence.ts';

/** What a book is called, without and with the Turkish endings of "from the book", "in the book". */
const KIND =
  /(?<![\p{L}\d-])(?:(?<turkish>(?:kita?b|ktab)[iu]|kitapcig[iu]|(?<=soru |test )bankasi|fasikulu|dergisi|romani|atlasi)(?:[mn](?:[iu]z)?)?(?:'?(?:n?[iu]n|n?[iu]|n?[dt][ae]n?(?:ki)?|n?[ae]|yl[ae]))?|(?<plain>kitap|workbook|work book|textbook|(?:story ?|course ?)?book|student'?s book|question bank|reader|atlas(?:-book)?)(?: \d{1,2}(?= (?:page|pp|p\.|sayfa|s\.)))?(?:'?[dt][ae]n?|'?[iu]n)?)(?!\p{L})/gu;

/** What a kind of book is called by, and so belongs to its name: "test kitabı", "reading book". */
const QUALIFIER =
  /^(?:ders|calisma|okuma|hikaye|masal|test|soru|etkinlik|alistirma|yardimci|kaynak|konu|anlatimli|odev|boyama|deneme|reading|activity|exercise|practice|work|home|holiday|grammar|spelling|story|student'?s|pupil'?s)$/;

/** As a book is called by them: "hayat bilgisi kitabı", "Almanca kitabı". */
const IS_OTHER_SUBJECT = new RegExp(`^(?:${OTHER_LANGUAGE}|${OTHER_SUBJECT}|hayat)$`);

const PUBLISHER =
  /^(?:yayinlari|tonguc|palme|nitelik|karekok|bilfen|okyanus|ata|ari|hiz|limit|sinav|mozaik|oxford|cambridge|pearson|collins|longman)$/;

/** Words that stand before a book's name without belonging to it. */
const STOP =
  /^(?:yarin\p{L}*|bugun\p{L}*|haftaya|gelecek|hafta|onumuzdeki|obur|gun\p{L}*|bu|o|su|bir|iki|ve|ile|da|de|icin|kadar|den|dan|lutfen|pazartesi\p{L}*|sali\p{L}*|carsamba\p{L}*|persembe\p{L}*|cuma\p{L}*|pazar\p{L}*|odev\p{L}*|dersi?\p{L}*|teslim|sonra|once|icinde|olarak|ogretmen\p{L}*|hoca\p{L}*|hanim\p{L}*|bey\p{L}*|adli|isimli|verdig\p{L}*|verdi|dedi|istedi|istedig\p{L}*|gonderdi|sadece|hem|ayrica|sonra|\p{L}+'n[iu]n|from|the|in|of|for|a|an|any|some|each|every|another|own|favou?rite|her|his|my|our|your|their|its|by|on|at|read|do|does|did|finish|complete|and|or|to|with|is|was|tomorrow|today|\p{L}+day|next|week|due|pages?|exercises?|questions?|homework|this|that|please|chapters?|units?|bring|using|use|new|old|sayfa\p{L}*|\p{L}{2,}[dt][iu]g[iu](?:n|m|[mn][iu]z)?|\p{L}{3,}(?:[dt][ae]n|n[iu]n|[dt][ae](?:ki)?|l[ae]r[iu]?n[iu]))$/u;

/** Behind quotes or before them: a topic, a sentence or a piece, no book. */
const QUOTE_IS_TOPIC_AFTER =
  /^ ?(?:konulu|konusu\p{L}*|konu|temali|baslikli|unite\p{L}*|siir\p{L}*|sarki\p{L}*|turku\p{L}*|kelime\p{L}*|hakkinda|topic|song|poem|first line|piece)/u;
const QUOTE_IS_TOPIC_BEFORE =
  /(?:konu\p{L}*|sunum\p{L}*|kompozisyon\p{L}*|yazi|baslik\p{L}*|words?|with|topic|about|called|titled|on|play|sing|song|poem)[: ]*$/u;
/** Words without which a quote is not taken for a book. */
const READING =
  /kitab|kitap|bankasi|fasikul|roman|oku|sayfa|syf|(?<!\p{L})(?:s|sf|p|pp|pg)\.? ?\d|bolum|page|chapter|read|book|finish|bitir|(?<!\p{L})by(?!\p{L})/u;

const TITLED = /(?<![\p{L}\d'&.-])((?:[\p{L}\d'&.-]{1,40} ){1,5})(?:adli|isimli) (?:kitap|kitab|roman|hikaye)\p{L}*/gu;
/** Behind "kitap:" up to where the clause ends; a point behind a number ends none: "Çözüm 5. Sınıf". */
const LABELLED = /(?<![\p{L}])(?:kitap(?: adi)?|kaynak|book): ?((?:[^,.;:]|(?<=\d)\.(?= \p{L})){2,60})(?=[,.;]|$)/gu;

/** Whether a word could be part of a name: no punctuation at its end, none of the words of every sentence. */
const isName = (word: string): boolean => /\p{L}/u.test(word) && !/[.,;:!?)"']$/.test(word) && !STOP.test(word);

const isCapital = (sentence: Sentence, position: number): boolean => /[\p{Lu}\d]/u.test(sentence.text.charAt(position));

const limited = (sentence: Sentence, name: Span, whole: Span): Found<string> | null => {
  const value = at(sentence, name).trim();
  if (value.length < 2 || value.length > TEXT_LIMITS.book) return null;
  return { value: capitalise(value, languageOf(sentence)), start: whole.start, end: whole.end };
};

const quotedBook = (sentence: Sentence): Found<string> | null => {
  const { folded } = sentence;
  for (const quote of findQuotes(sentence)) {
    if (QUOTE_IS_TOPIC_AFTER.test(folded.slice(quote.end, quote.end + 24))) continue;
    if (QUOTE_IS_TOPIC_BEFORE.test(folded.slice(Math.max(0, quote.start - 20), quote.start))) continue;
    const outside = `${folded.slice(0, quote.start)} ${folded.slice(quote.end)}`;
    const isLone = !/\p{L}{3}/u.test(outside);
    if (!isLone && !READING.test(outside)) continue;
    const found = limited(sentence, quote.inner, quote);
    if (found) return found;
  }
  return null;
};

const titledBook = (sentence: Sentence): Found<string> | null => {
  for (const match of matches(sentence, TITLED)) {
    const words = match[1] ?? '';
    let start = match.start + words.length;
    for (const word of words.trim().split(' ').toReversed()) {
      const wordStart = start - word.length - 1;
      if (STOP.test(word) || !isCapital(sentence, wordStart)) break;
      start = wordStart;
    }
    const found = limited(sentence, { start, end: match.start + words.length }, match);
    if (found) return found;
  }
  return null;
};

const labelledBook = (sentence: Sentence): Found<string> | null => {
  for (const match of matches(sentence, LABELLED)) {
    const length = (match[1] ?? '').length;
    const found = limited(sentence, { start: match.end - length, end: match.end }, match);
    if (found) return found;
  }
  return null;
};

/** Small words inside a name that is written with capitals: "Ready for Physics". */
const CONNECTIVE = /^(?:for|of|and|the|in|ve|ile|\d{1,3})$/;

const isFirst = (sentence: Sentence, position: number): boolean =>
  /(?:^|[.!?:,;-] ?)$/.test(sentence.folded.slice(Math.max(0, position - 2), position));

/** A first word is written with a capital anyway: "Elif Türkçe kitabı"; a question bank is called by its publisher. */
const provesNothing = (next: string, kind: string): boolean =>
  (SUBJECT_WORD.test(next) || QUALIFIER.test(next)) && !kind.startsWith('bank');

/** "Elif'in Türkçe kitabı": whose book it is, and no name of it. */
const OWNER = /'(?:[iu]n|s)$/;

/** Where a book's name begins, going back word by word from the word for its kind. */
const startOfName = (sentence: Sentence, kindStart: number, taken: readonly Span[]): number => {
  const ends = taken.map(({ end }) => end).filter((end) => end <= kindStart);
  const from = Math.max(0, kindStart - TEXT_LIMITS.book, ...ends);
  const words = sentence.folded.slice(from, kindStart).trimEnd().split(' ').slice(-8);
  const mixedCase = /\p{Ll}/u.test(sentence.text);
  let start = kindStart;
  let next = '';
  let commonWords = 0;
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i] ?? '';
    const wordStart = start - word.length - 1;
    const before = words[i - 1] ?? '';
    const isCapitalised = mixedCase && isCapital(sentence, wordStart);
    const belongs =
      QUALIFIER.test(word) ||
      PUBLISHER.test(word) ||
      SUBJECT_WORD.test(word) ||
      IS_OTHER_SUBJECT.test(word) ||
      (/^(?:sinif|grade)$/.test(word) && /^\d\.?$/.test(before)) ||
      (/^\d\.?$/.test(word) && /^(?:sinif|grade)$/.test(next)) ||
      (start !== kindStart &&
        CONNECTIVE.test(word) &&
        mixedCase &&
        isName(before) &&
        isCapital(sentence, wordStart - before.length - 1));
    if (OWNER.test(word) && provesNothing(next, sentence.folded.slice(kindStart))) break;
    if (!belongs) {
      if (!isName(word) || (isFirst(sentence, wordStart) && provesNothing(next, sentence.folded.slice(kindStart))))
        break;
      if (!isCapitalised) {
        // "tatil kitabı", "yaz tatili kitabı": a common word right before the kind, and one that is bound to it.
        const bound = commonWords === 1 && /[iu]$/.test(next);
        if (start !== kindStart && !bound) break;
        commonWords += 1;
      }
    }
    start = wordStart;
    next = word;
  }
  return Math.max(from, start);
};

/** "Book" alone names none, nor does "kitap" before what is done with it: "kitap okuma". */
const isNamed = (kind: string, hasName: boolean, after: string): boolean => {
  if (!hasName)
    return /^(?:workbook|work book|textbook|question bank|student'?s book|story ?book|course ?book)$/.test(kind);
  if (/^(?:book|kitap)$/.test(kind) && /^ (?:report|review|club|fair|oku|ozet|sinav|getir|okun)/.test(after))
    return false;
  return true;
};

const plainBook = (sentence: Sentence, taken: readonly Span[]): Found<string> | null => {
  for (const match of matches(sentence, KIND)) {
    const kind = match.groups?.['turkish'] ?? match.groups?.['plain'] ?? '';
    const start = startOfName(sentence, match.start, taken);
    if (!isNamed(kind, start < match.start, sentence.folded.slice(match.end, match.end + 10))) continue;
    const number = match.groups?.['plain'] ? (/^ \d{1,2}/.exec(match[0].slice(kind.length))?.[0].length ?? 0) : 0;
    const found = limited(sentence, { start, end: match.start + kind.length + number }, { start, end: match.end });
    if (found) return found;
  }
  return null;
};

/**
 * The book, as typed and without the ending of "from": "Matematik kitabı", "Tonguç soru bankası", "Workbook". What is
 * `taken`, the teacher and the days, belongs to no book's name.
 */
export const findBook = (sentence: Sentence, taken: readonly Span[]): Found<string> | null =>
  quotedBook(sentence) ?? titledBook(sentence) ?? labelledBook(sentence) ?? plainBook(sentence, taken);
