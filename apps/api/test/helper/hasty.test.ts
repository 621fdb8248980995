import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';

/** Words that may be mistyped, and what a sentence with them must give. */
const DAYS = {
  pazartesi: '2026-11-23',
  çarşamba: '2026-11-25',
  perşembe: '2026-11-19',
  cumartesi: '2026-11-21',
  monday: '2026-11-23',
  tuesday: '2026-11-24',
  wednesday: '2026-11-25',
  thursday: '2026-11-19',
  friday: '2026-11-20',
  saturday: '2026-11-21',
  '5 aralık': '2026-12-05',
  '5 december': '2026-12-05',
  tomorrow: '2026-11-19',
};
const SUBJECTS = {
  matematik: 'Matematik',
  ingilizce: 'İngilizce',
  coğrafya: 'Coğrafya',
  english: 'İngilizce',
  science: 'Fen Bilimleri',
  history: 'Tarih',
  geography: 'Coğrafya',
};

/** The word with one letter inside it left out, doubled, or changed with the next. */
const slipped = (word: string) =>
  fc.nat({ max: 99 }).chain((n) => {
    const from = word.indexOf(' ') + 2;
    const at = from + (n % (word.length - from - 2));
    const [before, letter, next, rest] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
    return fc.constantFrom(before + next + rest, before + letter + letter + next + rest, before + next + letter + rest);
  });
const slippedOneOf = (words: Readonly<Record<string, string>>) =>
  fc.constantFrom(...Object.entries(words)).chain(([word, value]) => slipped(word).map((typed) => ({ typed, value })));

describe('a word that is typed in haste', () => {
  it('[E-24] is the day that was meant', () => {
    fc.assert(
      fc.property(slippedOneOf(DAYS), ({ typed, value }) => {
        expect(readSentence(`${typed}, kitap 12`, TODAY).dueDate, typed).toBe(value);
      }),
      { numRuns: 400 },
    );
  });

  it('[E-24] is the subject that was meant', () => {
    fc.assert(
      fc.property(slippedOneOf(SUBJECTS), ({ typed, value }) => {
        expect(readSentence(`${typed} 3. ünite`, TODAY).subject, typed).toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'draw toy cars',
    'sundae and a monkey',
    'çoğu soru yapıldı',
    '5 ile 10 arası sorular',
    '3 ara öğün yaz',
    '10 kas adı öğren',
    'domates sosu tarifi',
  ])('is no other word: "%s"', (sentence) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate: null, subject: null });
  });
});
