import { isDay } from '@kovan/domain/days';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { isSubject } from '@kovan/domain/subjects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

const LENGTH = TEXT_LIMITS.freeText;

/** What the rules look for, and what could lead them astray. */
const PIECES = [
  'matematik',
  'mat',
  'fen',
  'sayfa',
  's.',
  '45',
  '45-46',
  '1,',
  '1-',
  "1'",
  '31.12',
  '1.1',
  '99/99',
  'bugün',
  'yarın',
  'cuma',
  'haftaya',
  'ay sonu',
  '3 gün',
  'in two weeks',
  '29 Şubat',
  '31 Nisan',
  '0 gün sonra',
  'ayın 31',
  'kitabı',
  'kitap:',
  'Ali',
  'öğretmen',
  'Mrs.',
  "O'",
  '"',
  "'",
  '“',
  'adlı kitap',
  'merhaba',
  'sevgiler',
  'dear',
  '. thanks',
  'sorry for the',
  'İ',
  'ı',
  'ﷺ',
  '😀',
  '\u0301',
  '\uD800',
  ',',
  '.',
  '-',
  '(',
  'a',
  'in',
  'nin',
  '\n',
  '\t',
  '1)',
  '2)',
  '1.',
  '*',
  '34-35',
  'can you add',
  '2.',
  '45/46',
  'Ders:',
  'yılbaşına kadar',
  "Friday's homework",
  'by 3pm',
  '9999-12-31',
  '0000-00-00',
];

const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => {
  const day = date.toISOString().slice(0, 10);
  if (!isDay(day)) throw new Error(day);
  return day;
});
const sentences = fc.oneof(
  fc.string({ unit: 'binary', maxLength: LENGTH }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 300 }).map((pieces) => pieces.join(' ').slice(0, LENGTH)),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 300 }).map((pieces) => pieces.join('').slice(0, LENGTH)),
);

describe('any sentence', () => {
  it('[E-24] gives a valid day or none, a known subject or none, and texts within the limits of the form', () => {
    fc.assert(
      fc.property(sentences, days, (sentence, today) => {
        const fields = readSentence(sentence, today);
        expect(fields.dueDate === null || isDay(fields.dueDate)).toBe(true);
        expect(fields.subject === null || isSubject(fields.subject)).toBe(true);
        for (const name of ['title', 'description', 'teacher', 'book', 'page'] as const) {
          const text = fields[name];
          expect(text === null || (text.trim() !== '' && text.length <= TEXT_LIMITS[name]), name).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('comes to an end also when it is made to be slow', () => {
    // What backtracks never ends, and the test's time is its only bound; how quick the rest is, the bench says.
    for (const piece of PIECES) {
      for (const joint of ['', ' ']) {
        const long = (piece + joint).repeat(LENGTH).slice(0, LENGTH - 1);
        expect(readSentence(`${long}z`, '2026-11-18').description).not.toBeNull();
      }
    }
  });
});
