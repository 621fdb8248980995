import { type Found, matches, type Sentence } from './sentence.ts';

const TO = '\\s*(?:-|ile|ila|to|through|until)\\s*';
const AND = '\\s*(?:,|ve|and|&)\\s*';
const ONE = "\\d{1,3}(?:'?[a-z]{2,3}(?= ))?";
const RANGE = `${ONE}(?:${TO}\\d{1,3})?`;
const LIST = `${RANGE}(?:${AND}${RANGE})*`;

/** "sayfa 45-46", "s. 12", "syf 3, 4 ve 5", "pages 10 to 12", "p. 7". */
const WORD_FIRST = new RegExp(`(?<![\\p{L}\\d])(?:sayfa(?:lar|sini|si)?|sayf|sf|syf|s|pages?|pgs?|pp|p)\\s*[.:]?\\s*(${LIST})(?![\\d.]\\d)(?![\\p{L}])`, 'gu');
/** "45. sayfa", "45-46. sayfalar", "12 ve 13. sayfaları", "45-46 sayfalarını"; a bare "20 sayfa" is an amount, not a place. */
const NUMBER_FIRST = new RegExp(
  `(?<![\\p{L}\\d])(${LIST})(?:\\s*\\.\\s*|'?(?:inci|nci|uncu|ncu)\\s+)(?:ve\\s+)?(?:sayfa|syf|sf)\\p{L}*|(?<![\\p{L}\\d])(\\d{1,3}(?:(?:${TO})|(?:${AND}))\\d{1,3}(?:${AND}\\d{1,3})*)\\s*(?:arasi\\s+)?(?:sayfa|syf|sf)\\p{L}*`,
  'gu',
);

const tidy = (text: string): string =>
  text
    .replace(/(\d)'?[a-z]{2,3}(?= )/g, '$1')
    .replace(new RegExp(TO, 'g'), '-')
    .replace(new RegExp(AND, 'g'), ', ')
    .replace(/\s+/g, ' ')
    .trim();

/** The pages to do, as "45", "45-46" or "12, 14". */
export const findPages = (sentence: Sentence): Found<string> | null => {
  const [match] = [...matches(sentence, WORD_FIRST), ...matches(sentence, NUMBER_FIRST)].sort((a, b) => a.start - b.start);
  if (!match) return null;
  return { value: tidy(match[1] ?? match[2] ?? ''), start: match.start, end: match.end };
};
