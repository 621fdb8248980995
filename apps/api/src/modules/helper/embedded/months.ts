/** January first; a "k" that softens before an ending ("ocağa", "aralığın") has its second stem. */
const NAMES: readonly string[] = [
  'ocak|ocag|january|jan',
  'subat|february|feb',
  'mart|march|mar',
  'nisan|april|apr',
  'mayis|may',
  'haziran|june|jun',
  'temmuz|july|jul',
  'agustos|august|aug',
  'eylul|september|sept?',
  'ekim|october|oct',
  'kasim|november|nov',
  'aralik|aralig|december|dec',
];

/** A pattern for any month in a folded sentence, Turkish or English. */
export const MONTH = NAMES.join('|');

const PATTERNS = NAMES.map((names) => new RegExp(`^(?:${names})$`));

/** 1 January to 12 December; 0 when the folded word is no month. */
export const monthOf = (word: string): number => PATTERNS.findIndex((pattern) => pattern.test(word)) + 1;
