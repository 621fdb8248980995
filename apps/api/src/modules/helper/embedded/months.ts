import { namesInOrder } from './namesInOrder.ts';

/** January first; a "k" that softens before an ending ("ocağa", "aralığın") has its second stem. */
const MONTHS = namesInOrder([
  'ocak|ocag|january|jan',
  'subat|february|feb',
  'mart|march|mar',
  'nisan|nis|april|apr',
  'mayis|may',
  'haziran|haz|june|jun',
  'temmuz|tem|july|jul',
  'agustos|agu|august|aug',
  'eylul|eyl|september|sept?',
  'ekim|october|oct',
  'kasim|kas(?!\\p{L})|november|nov',
  'aralik|aralig|ara(?!\\p{L})|december|dec',
]);

/** "3 ara öğün", "10 kas ismi", "ara 10 dk": short names of months that are words of their own there. */
const NO_MONTH =
  '(?:ara|kas) (?:\\d|soru|sinav|ogun|tatil|renk|soz|cumle|ver|nokta|is[im]|sistem|cesi|ad[ilv]|doku|grub|hucre)';

/** A pattern for any month in a folded sentence, Turkish or English. */
export const MONTH = `(?!${NO_MONTH})(?:${MONTHS.pattern})`;

/** 1 January to 12 December; 0 when the folded word is no month. */
export const monthOf = (word: string): number => MONTHS.indexOf(word) + 1;

/** Turkish months written out, and not the blank that a line leaves ("iki aralık bırak"). */
export const TURKISH_MONTH =
  '(?:oca[kg]|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|arali[kg](?! (?:birak|ver|koy)))';
