import { matches, type Sentence, type Span } from './sentence.ts';

const QUOTED = /"([^"]{2,80})"|(?<![\p{L}\d])'([^'"]{2,80})'(?!\p{L}{4})/gu;

/** What stands in quotes, double or single, the quotes included in the span. */
export const findQuotes = (sentence: Sentence): readonly (Span & { readonly inner: Span })[] =>
  matches(sentence, QUOTED).map(({ start, end }) => ({ start, end, inner: { start: start + 1, end: end - 1 } }));
