import { findQuotes } from './quotes.ts';
import { capitalise, overlap, type Sentence, type Span } from './sentence.ts';

const LONGEST = 80;

/** Words that say only that there is homework, not what it is. */
const FILLER =
  /(?<![\p{L}\d])(?:lutfen|please|odevi? var|(?:odev|homework|ders|subject|task|konu|topic|due(?: date)?|son tarih|teslim(?: tarihi)?|tarih|teacher|ogretmen)(?=:):|teslim (?:edilecek|et(?:sin)?)|son gun|due)(?![\p{L}\d])/gu;

/** What belongs to a day or a teacher beside it: "by …", "… gününe kadar", "… verdi". */
const LEADS =
  /(?<!\p{L})(?:(?:is |are )?due(?: on| by)?|by|on|for|until|till|before|from|in|the|with|w\/|set by|en gec|son gun)(?: the)?[: ]*$/u;
const FOLLOWS =
  /^'?\p{L}{0,3}(?: (?:gunu\p{L}*|kadar|degil|icin|teslim\p{L}*|verdi|verildi|istedi|istemis|dedi|said(?: to)?|wants|asked(?: for)?|asks(?: for)?))+(?!\p{L})/u;

/** The span with the words that belong to it. */
const widen = (sentence: Sentence, span: Span): Span => {
  const from = Math.max(0, span.start - 24);
  const lead = LEADS.exec(sentence.folded.slice(from, span.start));
  const follow = FOLLOWS.exec(sentence.folded.slice(span.end, span.end + 40));
  return { start: lead ? from + lead.index : span.start, end: span.end + (follow?.[0].length ?? 0) };
};

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

/** What is to be done, in a line: the sentence without its days, its teacher and courtesies, and the words around them. */
export const makeTitle = (sentence: Sentence, spent: readonly Span[], language: 'tr' | 'en'): string | null => {
  const fillers = [...sentence.folded.matchAll(FILLER)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  const quotes = findQuotes(sentence);
  const gone = [...spent.map((span) => widen(sentence, span)), ...fillers].filter(
    (span) => !quotes.some((quote) => overlap(quote, span)),
  );
  const rest = tidy(without(sentence, gone));
  const title = /\p{L}{2}/u.test(rest) ? rest : tidy(sentence.text);
  return title ? shorten(capitalise(title, language)) : null;
};
