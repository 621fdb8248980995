import { fold } from './fold.ts';
import { inOneLine } from './lines.ts';

/** A stretch of the sentence, by character positions. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something read from the sentence, and where it stands. */
export interface Found<T> extends Span {
  readonly value: T;
}

/** A sentence as typed, and a folded twin of the same length in which patterns are looked for. */
export interface Sentence {
  readonly text: string;
  /** Lower case, without Turkish letters and accents; position for position the same as `text`. */
  readonly folded: string;
}

/** Prepares a typed text: one line, single spaces, and its folded twin. */
export const toSentence = (freeText: string): Sentence => {
  const text = inOneLine(freeText.normalize('NFC'));
  return { text, folded: fold(text) };
};

/** Every match of a global pattern in the folded sentence. */
export const matches = (sentence: Sentence, pattern: RegExp): readonly (RegExpExecArray & Span)[] =>
  [...sentence.folded.matchAll(pattern)].map((match) =>
    Object.assign(match, { start: match.index, end: match.index + match[0].length }),
  );

/** The text as typed at a span. */
export const at = (sentence: Sentence, span: Span): string => sentence.text.slice(span.start, span.end);

/** Whether two spans share a character. */
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Upper-cases the first letter by Turkish rules when the rest of the text is Turkish, else by English ones. */
export const capitalise = (text: string, language: 'tr' | 'en'): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
