import type { Day } from '@kovan/domain/days';
import { type Found, overlap, type Sentence, type Span } from './sentence.ts';
import { AFTER_DAY, AFTER_TEACHER, BEFORE_DAY, BEFORE_TEACHER, isAdministrative } from './titleWords.ts';

/** What was read from the sentence, as far as a title needs it. */
export interface Read {
  readonly days: readonly Found<Day>[];
  readonly dueDate: Day | null;
  readonly teacher: Span | null;
  readonly courtesies: readonly Span[];
  readonly quotes: readonly Span[];
  /** Book and pages: a clause with one of them is about the homework, as is one that names a subject. */
  readonly matter: readonly Span[];
  readonly language: 'tr' | 'en';
}

/** How much of the text the pattern takes. */
export const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;

/** How far from a day or a teacher the words that belong to it are looked for. */
const NEAR = 60;

/** "Friday's homework", "Study for Friday's test": what stands behind the day is its own. */
export const isOwner = ({ folded }: Sentence, { end }: Span): boolean =>
  /(?<!year)'s$/.test(folded.slice(0, end)) || folded.startsWith("'s ", end);

/** The span with the words of its clause that belong to it. */
const widen = (sentence: Sentence, clause: Span, span: Span, before: RegExp, after: RegExp): Span => {
  const { folded } = sentence;
  const from = Math.max(clause.start, span.start - NEAR);
  const lead = folded.slice(from, span.start);
  return {
    // The word before belongs to what the day owns.
    start: isOwner(sentence, span) ? span.start : span.start - lengthOf(before, lead),
    end: span.end + lengthOf(after, folded.slice(span.end, Math.min(clause.end, span.end + NEAR))),
  };
};

/** Between two days there is nothing but what joins them: "cuma ya da pazartesi", "from Monday to Friday". */
const JOINS = /^(?:[\s,./&()-]|(?<!\p{L})(?:and|or|but|not|to|ve|veya|ya da|yada|ile|the|on|by|until)(?!\p{L}))*$/u;

const merge = ({ folded }: Sentence, spans: readonly Span[]): readonly Span[] => {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && (span.start <= last.end || JOINS.test(folded.slice(last.end, span.start)))) {
      merged.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) });
    } else merged.push(span);
  }
  return merged;
};

/** An English clause that begins with the teacher needs them, unless what they did goes too: "Mrs. Ford collects …". */
const isNeeded = (sentence: Sentence, clause: Span, teacher: Span, language: 'tr' | 'en'): boolean => {
  const rest = sentence.folded.slice(teacher.end, clause.end);
  const isSubject = sentence.folded.slice(clause.start, teacher.start).trim() === '';
  const isOwner = sentence.folded.slice(teacher.start, teacher.end).endsWith("'s");
  if (isOwner) return isSubject && /^ (?:class|lesson|group) \p{L}/u.test(rest);
  return (
    language === 'en' &&
    isSubject &&
    /^ (?:\([^()]*\) )?\p{L}/u.test(rest) &&
    lengthOf(AFTER_TEACHER, rest) === 0 &&
    !isAdministrative(rest)
  );
};

const within = (clause: Span, span: Span): Span => ({
  start: Math.max(clause.start, span.start),
  end: Math.min(clause.end, span.end),
});

/** Everything of a clause that does not belong into a title. */
export const spentIn = (sentence: Sentence, clause: Span, read: Read): readonly Span[] => {
  const inClause = (span: Span): boolean => overlap(clause, span);
  const days = read.days.filter(inClause).map((span) => widen(sentence, clause, span, BEFORE_DAY, AFTER_DAY));
  const teacher =
    read.teacher && inClause(read.teacher) && !isNeeded(sentence, clause, read.teacher, read.language)
      ? [widen(sentence, clause, read.teacher, BEFORE_TEACHER, AFTER_TEACHER)]
      : [];
  const spent = [...days, ...teacher, ...read.courtesies.filter(inClause)]
    .map((span) => within(clause, span))
    .filter((span) => !read.quotes.some((quote) => overlap(quote, span)));
  return merge(sentence, spent);
};
