import { findQuotes } from './quotes.ts';
import { overlap, type Sentence, type Span } from './sentence.ts';
import { DUE } from './titleWords.ts';

/** A part of the sentence between two borders, and the sign that stands before it ("" at the beginning). */
export interface Clause extends Span {
  readonly sign: string;
}

/** Ends of sentences, commas and the like, dashes between spaces, and the words before an objection. */
const BORDER = /\s*[.!?…]+(?=\s|$|\()\s*|\s*[,;:]\s+|(?<!\bw)\s*\/\s+|\s+-+\s+|\s+(?=(?:ama|fakat|ancak|but)\s)/gu;
const AND = /\s+(?=(?:and|ve|&)\s)/gu;
/** After "and": a new beginning. */
const BEGINS = /^\S+ (?:it|they|he|she|we|you|i)(?:'s|'re|'ll)? /u;

/** A point after a figure or a short form ends no sentence, unless a capital follows: "22. ve 23.", "s. 12", "Mr. Hill". */
const isPointInside = ({ text, folded }: Sentence, border: Span): boolean => {
  if (folded.slice(border.start, border.end).trim() !== '.') return false;
  const isShort = /(?:\d|(?<!\p{L})(?:\p{L}{1,3}|sinif))$/u.test(
    folded.slice(Math.max(0, border.start - 8), border.start),
  );
  return isShort && !/\p{Lu}/u.test(text.charAt(border.end));
};

/** "Matematik sayfa 33 Teslim: Salı": the colon leads to the day and parts nothing. */
const LEADS_TO_DAY = new RegExp(`(?<!\\p{L})${DUE}$`, 'u');

const leadsToDay = ({ folded }: Sentence, border: Span, whole: readonly Span[]): boolean =>
  folded.charAt(border.start) === ':' &&
  whole.some(({ start }) => start === border.end) &&
  LEADS_TO_DAY.test(folded.slice(Math.max(0, border.start - 24), border.start));

const isInRange = (folded: string, border: Span): boolean =>
  /-|[,/]/.test(folded.slice(border.start, border.end)) &&
  /\d/.test(folded.charAt(border.start - 1)) &&
  /\d/.test(folded.charAt(border.end));

/** What stands in quotes, however long it is, and in brackets. */
const enclosedIn = (sentence: Sentence): readonly Span[] => {
  const marks = [...sentence.folded.matchAll(/"/g)].map(({ index }) => index);
  const pairs = marks.flatMap((start, i) => (i % 2 === 0 ? [{ start, end: (marks[i + 1] ?? start) + 1 }] : []));
  const brackets = [...sentence.folded.matchAll(/\([^()]*\)/g)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
  }));
  return [...pairs, ...brackets, ...findQuotes(sentence)];
};

/** A border of no width still has to lie outside of what is whole. */
const isWithin = (border: Span, whole: Span): boolean =>
  border.start === border.end
    ? whole.start < border.start && border.start < whole.end
    : overlap(border, whole) && whole.end > border.start + (border.start === whole.end ? 1 : 0);

const isBeforeSpan = (folded: string, at: number, spans: readonly Span[]): boolean => {
  const next = at + (/^\S+\s/.exec(folded.slice(at))?.[0].length ?? 0);
  return spans.some(({ start }) => start === next);
};

/** The clauses of the sentence in order. No border lies inside quotes or inside one of the `whole` spans. */
export const splitClauses = (sentence: Sentence, whole: readonly Span[]): readonly Clause[] => {
  const { folded } = sentence;
  const solid = [...enclosedIn(sentence), ...whole];
  const found = [
    ...[...folded.matchAll(BORDER)].map((m) => ({ start: m.index, end: m.index + m[0].length })),
    ...[...folded.matchAll(AND)]
      .map((m) => ({ start: m.index, end: m.index + m[0].length }))
      .filter(({ end }) => BEGINS.test(folded.slice(end, end + 16)) || isBeforeSpan(folded, end, whole)),
  ].toSorted((a, b) => a.start - b.start);
  const clauses: Clause[] = [];
  let [start, sign] = [0, ''];
  for (const border of found) {
    if (border.start < start || solid.some((span) => isWithin(border, span))) continue;
    if (isPointInside(sentence, border) || isInRange(folded, border) || leadsToDay(sentence, border, whole)) continue;
    clauses.push({ start, end: border.start, sign });
    sign = sentence.text.slice(border.start, border.end).trim();
    start = border.end;
  }
  clauses.push({ start, end: folded.length, sign });
  return clauses.filter((clause) => clause.end > clause.start);
};
