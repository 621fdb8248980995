import type { GeneratedFields } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { NO_HOMEWORK } from '@kovan/domain/fields';
import { findBook } from './book.ts';
import { findClosings, findGreetings } from './courtesy.ts';
import { findDays } from './days.ts';
import { chooseDueDay, isTheme } from './dueDate.ts';
import { languageOf } from './language.ts';
import { findPages } from './pages.ts';
import { overlap, toSentence } from './sentence.ts';
import { findSubject } from './subject.ts';
import { findTeacher } from './teacher.ts';
import { makeTitle } from './title.ts';

/**
 * Reads homework fields from one Turkish or English sentence with no network (decisions.md, AI helper). What the
 * sentence does not say is `null`; the description is the text as typed. `today` is the caller's day.
 */
export const readSentence = (freeText: string, today: Day): GeneratedFields => {
  const sentence = toSentence(freeText);
  const greetings = findGreetings(sentence);
  const teacher = findTeacher(sentence);
  // "Happy Friday" is a wish, and the name of Sunay öğretmen no Sunday that lost a letter.
  const noDays = [...greetings, ...(teacher ? [teacher] : [])];
  const days = findDays(sentence, today).filter((day) => !noDays.some((span) => overlap(span, day)));
  const dueDay = chooseDueDay(sentence, days);
  const subject = findSubject(sentence);
  const book = findBook(sentence, [...days, ...(teacher ? [teacher] : [])]);
  const page = findPages(sentence);
  const title = makeTitle(sentence, {
    days: days.filter((day) => !isTheme(sentence, day)),
    dueDate: dueDay?.value ?? null,
    teacher,
    courtesies: [...greetings, ...findClosings(sentence)],
    matter: [book, page].filter((found) => found !== null),
    language: languageOf(sentence),
  });
  return {
    ...NO_HOMEWORK,
    title,
    description: freeText.trim() || null,
    subject: subject?.value ?? null,
    teacher: teacher?.value ?? null,
    book: book?.value ?? null,
    page: page?.value ?? null,
    dueDate: dueDay?.value ?? null,
  };
};
