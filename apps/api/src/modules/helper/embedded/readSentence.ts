import type { GeneratedFields } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { findBook } from './book.ts';
import { findCourtesies } from './courtesy.ts';
import { findDays } from './days.ts';
import { chooseDueDay, isTheme } from './dueDate.ts';
import { findPages } from './pages.ts';
import { toSentence } from './sentence.ts';
import { findSubject } from './subject.ts';
import { findTeacher } from './teacher.ts';
import { makeTitle } from './title.ts';

const ENGLISH =
  /(?<![\p{L}])(?:the|and|for|due|by|page|pages|read|write|homework|tomorrow|today|next|week|from|do|finish|complete|exercises?|questions?|of|in|on|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?(?![\p{L}])/gu;
const TURKISH =
  /[ıİşŞğĞçÇöÖüÜ]|(?<![\p{L}])(?:odev\p{L}*|yarin\p{L}*|bugun|sayfa\p{L}*|kadar|icin|ve|ile|coz\p{L}*|oku\p{L}*|yaz\p{L}*|yap\p{L}*|hafta\p{L}*|gunu?|kitab\p{L}*|ogretmen\p{L}*|hoca\p{L}*)(?![\p{L}])/gu;

const languageOf = (text: string, folded: string): 'tr' | 'en' =>
  [...folded.matchAll(ENGLISH)].length > [...text.matchAll(TURKISH)].length + [...folded.matchAll(TURKISH)].length
    ? 'en'
    : 'tr';

/**
 * Reads homework fields from one Turkish or English sentence with no network (decisions.md, AI helper). What the
 * sentence does not say is `null`; the description is the sentence itself. `today` is the caller's day.
 */
export const readSentence = (freeText: string, today: Day): GeneratedFields => {
  const sentence = toSentence(freeText);
  const days = findDays(sentence, today);
  const dueDay = chooseDueDay(sentence, days);
  const teacher = findTeacher(sentence);
  const subject = findSubject(sentence);
  const book = findBook(sentence, [...days, ...(teacher ? [teacher] : [])]);
  const page = findPages(sentence);
  const title = makeTitle(sentence, {
    days: days.filter((day) => !isTheme(sentence, day)),
    dueDate: dueDay?.value ?? null,
    teacher,
    courtesies: findCourtesies(sentence),
    matter: [subject, book, page].filter((found) => found !== null),
    language: languageOf(sentence.text, sentence.folded),
  });
  return {
    title,
    description: sentence.text || null,
    subject: subject?.value ?? null,
    teacher: teacher?.value ?? null,
    book: book?.value ?? null,
    page: page?.value ?? null,
    dueDate: dueDay?.value ?? null,
  };
};
