import { fold } from './fold.ts';
import { MONTH } from './months.ts';

const PICTURE =
  '(?:(?![©®™])[\\p{Extended_Pictographic}\\p{Emoji_Presentation}]|\\p{Emoji_Modifier}|[\\u200D\\uFE0F])+';
/** What parts lines: their ends, and pictures, which stand before an item or behind a sentence. */
const LINE_END = `[\\n\\r\\u2028\\u2029]+|${PICTURE}`;
const BEGINS_WITH_PICTURE = new RegExp(`^\\s*${PICTURE}`, 'u');
/** A picture that a sentence goes on behind, where none stands before an item. */
const PICTURE_WITHIN = new RegExp(`${PICTURE}(?=\\s*\\p{Ll})`, 'gu');
const KEYCAP = /(\d)\uFE0F?\u20E3/gu;

/** "2)", "2-)", "2- " before an item; "5. sınıf" is none, nor what is one of several: "1) ve 2)", "1) 2) 3)". */
const NUMBER = '\\d{1,2}(?:[.-]?\\)|-(?=\\s+\\p{L}))(?=\\s+(?!(?:ve|and|ile)\\s|\\d+[.-]?\\))\\S)';
const NUMBERED = `(?<=^|\\s)(?<!\\([^()]*)(?=${NUMBER})`;
const NUMBERS = new RegExp(NUMBERED, 'gu');

/** Behind a number with a point or a dash what that counts, or the next of several: "1. ünite", "1. ve 2.". */
const COUNTED = `(?:sinif|unite|donem|sinav|yazili|soru(?! bankasi)|sayfa|bolum|etkinlik(?! kitab)|kazanim|hafta|paragraf|kita(?!b|p)|(?:gun|ay|ve|ile|veya|and|or)(?!\\p{L})|${MONTH})`;
/** "1. mat s. 12 2. okuma", "1-mat 2-okuma": the first number begins the text, a line or a sentence, or stands behind a colon or a picture. */
const POINTED = new RegExp(
  `(?<=^|\\s)(?<!\\([^()]*)(?:1(?<=(?:^|[\\n:.!?\\p{Extended_Pictographic}]\\s*)1)|[2-9]|[1-9]\\d)(?:\\.|-(?=\\p{L}{2}))(?=\\s*("?\\p{L}+)|\\s+(\\d+)(?![\\d.,/:-]))(?!\\s*${COUNTED})`,
  'gu',
);

const areInOrder = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((number, i) => number === i + 1);

/** A list that is numbered with points or dashes as one with brackets; not ordinals of one word: "1. Dünya Savaşı 2. Dünya Savaşı". */
const withBrackets = (text: string): string => {
  const items = [...fold(text).matchAll(POINTED)];
  const words = new Set(items.map(([, word, number]) => word ?? number));
  if (words.size < items.length || !areInOrder(items.map(([number]) => parseInt(number, 10)))) return text;
  return items.reduceRight((whole, { index, 0: number }) => {
    const end = index + number.length;
    return `${whole.slice(0, end - 1)}) ${whole.slice(end)}`;
  }, text);
};

/** "Ders: … Konu: … Teslim: …": where one of them begins the text, each begins an item. */
const FIELD =
  '(?:ders|odev|konu|kitap|sayfa|ogretmen|(?:son )?teslim(?: (?:tarihi|gunu))?|son (?:gun|tarih)|subject|homework|task|topic|book|pages?|teacher|due(?: date)?|deadline):\\s';
const BEGINS_WITH_FIELD = new RegExp(`^\\s*${FIELD}`, 'u');

/** What stands before an item of a list: "-", "•", "2)". */
const BULLET = new RegExp(`^(?:[-–—*•·▪◦●○►→>]+(?:\\s+|(?=\\p{L}))|${NUMBER}\\s+)`, 'u');

/** A line that ends so, or goes on so, says by itself how it goes on. */
const OWN_END = /[.!?…,;:(–—-]$/u;
const OWN_START = /^[.!?…,;:)]/u;

/** Between numbers a comma would make pages of one list of them. */
const joint = (before: string, line: string): string => {
  if (OWN_START.test(line)) return '';
  if (OWN_END.test(before)) return ' ';
  return /\d$/.test(before) && /^\d/.test(line) ? '; ' : ', ';
};

/** Letters in bold, in italics or struck out, as messengers have them typed: "*Matematik:*". */
const MARKED = /(?<![\p{L}\d*_~])([*_~])(?=\S)([^*_~\n]+)(?<=\S)\1(?![\p{L}\d*_~])/gu;
/** "türkçe,sayfa 45", "çözülecek.Yarına": signs behind which a space was left out. */
const NO_SPACE = /(?<=[\p{L}\d])[,;:](?=\p{L})|(?<=\p{L}{4})\.(?=\p{Lu}\p{Ll})/gu;

const linesOf = (typed: string): readonly string[] => {
  const numbered = withBrackets(typed.replace(KEYCAP, '$1) ').replace(MARKED, '$2'));
  const text = BEGINS_WITH_PICTURE.test(numbered) ? numbered : numbered.replace(PICTURE_WITHIN, ' ');
  const folded = fold(text);
  const numbers = [...folded.matchAll(NUMBERS)].map(({ index }) => parseInt(folded.slice(index), 10));
  const borders = [
    LINE_END,
    ...(areInOrder(numbers) ? [NUMBERED] : []),
    ...(BEGINS_WITH_FIELD.test(folded) ? [`\\s(?=${FIELD})`] : []),
  ];
  const lines: string[] = [];
  let start = 0;
  for (const { index, 0: border } of folded.matchAll(new RegExp(borders.join('|'), 'gu'))) {
    lines.push(text.slice(start, index));
    start = index + border.length;
  }
  return [...lines, text.slice(start)]
    .map((line) => line.replace(NO_SPACE, '$& ').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
};

/** A text in one line, with single spaces. Each of several lines is a clause of its own, without its bullet. */
export const inOneLine = (text: string): string => {
  const lines = linesOf(text);
  if (lines.length === 1) return lines.join('');
  return lines
    .map((line) => line.replace(BULLET, ''))
    .reduce((whole, line) => (whole === '' ? line : `${whole}${joint(whole, line)}${line}`), '');
};
