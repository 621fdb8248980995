/**
 * Folds text so that what people type compares equal however they type it: Turkish lower case (`İ`→`i`, `I`→`ı`),
 * then without Turkish letters and accents (`ş`→`s`, `ı`→`i`), inner white space single, ends trimmed.
 */
export const fold = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** How many characters a text has, as its limits count them: an emoji may be two units of the text, and is one. */
export const charactersIn = (text: string): number => Array.from(text).length;
