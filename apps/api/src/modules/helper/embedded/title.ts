import { type Clause, splitClauses } from './clauses.ts';
import { HOMEWORK } from './dueDate.ts';
import { findQuotes } from './quotes.ts';
import { capitalise, matches, overlap, type Sentence, type Span } from './sentence.ts';
import { isOwner, lengthOf, type Read, spentIn } from './spent.ts';
import { namesSubject } from './subject.ts';
import { shorten, tidySigns } from './titleSigns.ts';
import {
  isAdministrative,
  ASKED,
  DUE_AT_END,
  DEADLINE_FOR,
  FILLER,
  HEADING,
  LABEL,
  LOOSE_END,
  LOOSE_ENDING,
  LOOSE_START,
  SAID_AT_END,
} from './titleWords.ts';

/** What is left of a clause, as typed and folded. */
interface Rest {
  readonly text: string;
  readonly folded: string;
  readonly isCutAtStart: boolean;
}

/** Takes words off an end as long as the pattern finds some there. */
const strip = (folded: string, pattern: RegExp, end: 'start' | 'end'): string => {
  let left = folded;
  for (let length = lengthOf(pattern, left); length > 0; length = lengthOf(pattern, left)) {
    left = end === 'start' ? left.slice(length) : left.slice(0, -length);
  }
  return left;
};

const isBlank = (sentence: Sentence, start: number, end: number): boolean =>
  sentence.folded.slice(start, end).trim() === '';

const restOf = (sentence: Sentence, clause: Clause, spent: readonly Span[], read: Read): Rest => {
  let [text, folded] = ['', ''];
  let at = clause.start;
  for (const span of [...spent, { start: clause.end, end: clause.end }]) {
    if (!isBlank(sentence, at, span.start)) {
      text += ` ${sentence.text.slice(at, span.start).trim()}`;
      folded += ` ${sentence.folded.slice(at, span.start).trim()}`;
    }
    at = span.end;
  }
  [text, folded] = [text.slice(1), folded.slice(1)];
  const first = spent[0];
  const last = spent.at(-1);
  const isCutAtStart = first !== undefined && isBlank(sentence, clause.start, first.start);
  if (isCutAtStart) {
    folded = strip(folded, LOOSE_START, 'start');
    text = text.slice(text.length - folded.length);
  }
  if (last !== undefined && isBlank(sentence, last.end, clause.end)) {
    folded = strip(folded, LOOSE_END, 'end');
    if (read.language === 'tr') folded = folded.replace(LOOSE_ENDING, '');
    text = text.slice(0, folded.length);
    folded = folded.replace(ASKED, '').replace(DEADLINE_FOR, '');
    text = text.slice(text.length - folded.length);
  }
  if (spent.length > 0) folded = folded.replace(DUE_AT_END, '');
  if (read.teacher && overlap(clause, read.teacher)) folded = folded.replace(SAID_AT_END, '');
  return { text: text.slice(0, folded.length), folded, isCutAtStart };
};

/** A clause about another day than that of handing in: "Cuma sınav var". */
const isAside = (clause: Span, read: Read): boolean => {
  const days = read.days.filter((day) => overlap(clause, day));
  return days.length > 0 && days.every(({ value }) => value !== read.dueDate);
};

/** A clause with a subject, a book or pages is about the homework. */
const isMatter = (sentence: Sentence, clause: Span, read: Read): boolean =>
  read.matter.some((span) => overlap(clause, span)) || namesSubject(sentence, clause);

/** Of the signs before clauses that fell out the end of a sentence counts for more than a comma; else the first stays. */
const chooseSign = (signs: readonly string[]): string => signs.find((sign) => /[.!?]/.test(sign)) ?? signs[0] ?? '';

const isApart = (sign: string): boolean => /^[-–—/]+$/.test(sign);

const compose = (sentence: Sentence, read: Read, keepsAll = false): string => {
  const whole = [...read.days, ...(read.teacher ? [read.teacher] : [])];
  const clauses = splitClauses(sentence, whole);
  let title = '';
  let signs: string[] = [];
  for (const [index, clause] of clauses.entries()) {
    signs.push(clause.sign);
    const spent = spentIn(sentence, clause, read);
    const rest = restOf(sentence, clause, spent, read);
    const next = clauses[index + 1];
    const isLabel = next && (HEADING.test(rest.folded) || (next.sign === ':' && LABEL.test(rest.folded)));
    const isEmpty = !/[\p{L}\d]/u.test(rest.text);
    const saysNothing = !keepsAll && ((spent.length > 0 && isAdministrative(rest.folded)) || isAside(clause, read));
    if (isLabel || isEmpty || (saysNothing && !isMatter(sentence, clause, read))) continue;
    const sign = title === '' || (signs.length > 1 && / (?:and|or|ve|veya)$/.test(title)) ? '' : chooseSign(signs);
    const length = title === '' && index > 0 ? lengthOf(LOOSE_START, rest.folded) : 0;
    const begins = /[.!?]/.test(sign) && (rest.isCutAtStart || signs.length > 1);
    title += `${isApart(sign) ? ' ' : ''}${sign} ${begins ? capitalise(rest.text, read.language) : rest.text.slice(length)}`;
    signs = [];
  }
  return tidySigns(title);
};

/**
 * What is to be done, in a line: the sentence clause by clause, without its days, its teacher and courtesies and the words
 * that go with them. A clause that says nothing else falls out; where nothing is left the sentence stays as it is.
 */
export const makeTitle = (sentence: Sentence, found: Omit<Read, 'quotes'>): string | null => {
  const courtesies = [...found.courtesies, ...matches(sentence, FILLER)];
  const read = { ...found, courtesies, quotes: findQuotes(sentence) };
  const steps = [
    () => compose(sentence, read),
    // "What you did on Sunday, due Monday": the other day belongs to the homework, unless that is named apart from it.
    () =>
      HOMEWORK.test(sentence.folded)
        ? ''
        : compose(sentence, { ...read, days: read.days.filter(({ value }) => value === read.dueDate) }),
    // "Turn in Friday's homework tomorrow": with both days it would say the wrong one.
    () =>
      read.days.some((day) => day.value !== read.dueDate && isOwner(sentence, day))
        ? compose(sentence, read, true)
        : '',
    () => compose(sentence, { ...read, days: [], teacher: null }),
    () => tidySigns(sentence.text),
  ];
  let title = '';
  for (const step of steps) if (!/\p{L}{2}/u.test(title)) title = step();
  return title ? shorten(capitalise(title, read.language)) : null;
};
