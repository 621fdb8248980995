import type { Day } from '@kovan/domain/days';
import type { Subject } from '@kovan/domain/subjects';
import type { Found, Sentence } from './sentence.ts';
import { findSubject } from './subject.ts';

const subjectIn = ({ text, folded }: Sentence, start: number, end?: number): Subject | null =>
  findSubject({ text: text.slice(start, end), folded: folded.slice(start, end) })?.value ?? null;

/**
 * The day of the first piece of homework where another than the due one has a day and a subject of its own: "matematik
 * yarın, Türkçe cumaya". The draft has its subject, too. The days stand in their order; each has its subject before it
 * where the first one has, else behind it.
 */
export const dayOfFirstPiece = (sentence: Sentence, days: readonly Found<Day>[], due: Found<Day>): Found<Day> => {
  const isBefore = subjectIn(sentence, 0, days[0]?.end) !== null;
  const subjectOf = (day: Found<Day>): Subject | null => {
    const at = days.indexOf(day);
    return isBefore
      ? subjectIn(sentence, days[at - 1]?.end ?? 0, day.end)
      : subjectIn(sentence, day.end, days[at + 1]?.start);
  };
  const own = days.length > 1 ? subjectOf(due) : null;
  if (own === null) return due;
  const isOther = (day: Found<Day>): boolean => {
    const subject = subjectOf(day);
    return subject !== null && subject !== own;
  };
  return days.find((day) => day.start < due.start && isOther(day)) ?? due;
};
