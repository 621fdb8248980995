import { findQuotes } from './quotes.ts';
import { capitalise, overlap, type Sentence, type Span } from './sentence.ts';

const LONGEST = 80;

/** Words that say only that there is homework and when, not what it is. */
const FILLER =
  /(?<![\p{L}\d])(?:lutfen|selam(?:lar)?|merhaba|arkadaslar|teslim(?: edilecek| tarihi| et(?:sin)?)?|son (?:gun|tarih)|kadar|icin|due|by|on|for|until|before|please|hi|hello|odevi? var|odev:|homework:|verdi|verildi|istedi|dedi|the|her|his|gunu(?:ne)?)(?![\p{L}\d])/gu;

const without = (sentence: Sentence, spans: readonly Span[]): string => {
  let text = '';
  for (let i = 0; i < sentence.text.length; i++) {
    text += spans.some((span) => i >= span.start && i < span.end) ? ' ' : sentence.text.charAt(i);
  }
  return text;
};

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,.;:])[,.;:\s]*(?=[,.;:])/g, '')
    .replace(/^[\s,.;:!?)-]+/, '')
    .replace(/(?<![\s,.;:(-])[\s,.;:(-]+$/, '')
    .trim();

const shorten = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const cut = text.lastIndexOf(' ', LONGEST - 1);
  return `${text.slice(0, cut > 20 ? cut : LONGEST - 1).replace(/[\s,.;:]+$/, '')}…`;
};

/** What is to be done, in a line: the sentence without day and teacher and the words around them. */
export const makeTitle = (sentence: Sentence, spent: readonly Span[], language: 'tr' | 'en'): string | null => {
  const fillers = [...sentence.folded.matchAll(FILLER)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const quotes = findQuotes(sentence);
  const gone = [...spent, ...fillers].filter((span) => !quotes.some((quote) => overlap(quote, span)));
  const rest = tidy(without(sentence, gone));
  const title = /\p{L}{2}/u.test(rest) ? rest : tidy(sentence.text);
  return title ? shorten(capitalise(title, language)) : null;
};
