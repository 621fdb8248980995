import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';

describe('a feast without its date', () => {
  it.each([
    ['Yılbaşına kadar kitap özeti', '2027-01-01', 'Kitap özeti'],
    ['yılbaşından önce 2 kitap oku', '2027-01-01', '2 kitap oku'],
    ['fen projesi yılbaşına yetişecek', '2027-01-01', 'Fen projesi'],
    ['yeni yıla kadar 3 kitap', '2027-01-01', '3 kitap'],
    ['read two books by New Year', '2027-01-01', 'Read two books'],
    ["Before New Year's finish the reading log", '2027-01-01', 'Finish the reading log'],
    ["finish the project by New Year's Day", '2027-01-01', 'Finish the project'],
    ['learn the poem until New Year’s Eve', '2026-12-31', 'Learn the poem'],
    ['essay draft due Friday, final by Christmas', '2026-11-20', 'Essay draft'],
    ['learn 10 words by Christmas Eve', '2026-12-24', 'Learn 10 words'],
    ['maths booklet before Christmas', '2026-12-25', 'Maths booklet'],
  ])('[E-24] [FH-13] is a day to hand in where that is said: "%s"', (sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });

  it.each([
    ['Yılbaşı kartı yapılacak', null],
    ['Write three sentences about Christmas', null],
    ['yılbaşına özel kart yap', null],
    ['yılbaşından sonra fen projesi', null],
    ["Make a New Year's card for Friday", '2026-11-20'],
    ['practise the song before the Christmas concert', null],
    ['finish the log before the New Year break', null],
  ])('[E-24] is none where it only tells what for: "%s"', (sentence, dueDate) => {
    expect(readSentence(sentence, TODAY).dueDate).toBe(dueDate);
  });
});
