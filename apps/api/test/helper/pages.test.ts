import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';

describe('the pages of a list', () => {
  it.each([
    ['s. 15, 16 haftaya', '15, 16'],
    ['sayfa 12 ve 13 hafta sonuna kadar', '12, 13'],
    ['sayfa 12, 13 ay sonuna kadar', '12, 13'],
    ['fen sayfa 30, 31 haftaya pazartesi', '30, 31'],
  ])('go on before a word that is a day without them: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ["sayfa 45 - 26 Kasım'a kadar", '45', '2026-11-26'],
    ['s. 45 - 3 Aralık', '45', '2026-12-03'],
    ['p. 12 - 20 Nov', '12', '2026-11-20'],
    ['sayfa 20 – 27.11 cuma', '20', '2026-11-27'],
    ['sayfa 45 - 3 gün içinde', '45', '2026-11-21'],
    ['sayfa 30, 2 haftaya kadar', '30', '2026-12-02'],
    ['sayfa 45 - 46', '45-46', null],
    ['sayfa 20 - 25 hazırlanacak', '20-25', null],
    ['sayfa 20, 25 güneş sistemi', '20, 25', null],
  ])('end where a dash or a comma begins the day: "%s"', (sentence, page, dueDate) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ page, dueDate });
  });

  it.each([
    ['sayfa 12, 1-5. sorular', '12'],
    ['sayfa 40, 1. ve 2. etkinlik', '40'],
    ['sayfa 40, 1, 2 ve 3. sorular', '40'],
    ['s.12, 2 deney', '12'],
    ['sayfa 12, 13 metin', '12, 13'],
    ['sayfa 45, 12 çözülecek', '45, 12'],
  ])('end where smaller numbers count something else: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });
});

describe('a page', () => {
  it.each([
    ["sayfa 45'teki soruları çöz", '45'],
    ['fen kitabı s. 77deki deney', '77'],
    ["sayfa 45'in soruları", '45'],
    ["sayfa 12'deki ve 13'teki sorular", '12, 13'],
  ])('[E-24] keeps no ending of what stands on it: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ['s.12, s.14 mat', '12, 14'],
    ['syf. 10 ve syf. 12', '10, 12'],
    ['pg 67 and pg 68 in the science textbook', '67, 68'],
    ['p. 5, p. 7 and p. 9 of the maths workbook', '5, 7, 9'],
    ['page 3, page 5', '3, 5'],
    ['s.12, 3 soru', '12'],
    ['s. 5, s. 7-9', '5, 7-9'],
  ])('[E-24] may have its short word again before each number: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ['Ünite 2, s. 45', '45'],
    ['Türkçe çalışma fasikülü 2, sayfa 18 ve 19', '18, 19'],
    ['ünite 2 - s. 45', '45'],
    ['Bölüm 3 - sayfa 40-42', '40-42'],
    ['Book 2, pages 10-12', '10-12'],
    ['chapter 5 and pages 60-65', '60-65'],
  ])('[E-24] begins behind its word, not at the number of something else before: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ['s. 88/89 mat', '88, 89'],
    ['p. 88/89 maths', '88, 89'],
    ['fen s. 44/45, 46/47', '44, 45, 46, 47'],
    ['sf 22/23/24', '22, 23, 24'],
    ['fen s. 11/12', '11, 12'],
    ['s. 12/3 mat', '12'],
    ['sayfa 45, 11/12 cuma', '45'],
    ['s. 101 (1-2-3), s. 102 (4-5) yarın', '101, 102'],
    ['p. 20 (odd) and p. 21', '20, 21'],
    ['sayfa 20 (3 soru), 5 deney', '20'],
    ['s 66 dan 3 4 5. sorular', '66'],
    ["fen s. 66'dan 70'e", '66-70'],
    ["answer q's 1-5", null],
  ])('[E-24] goes on to the next with a slash and behind a bracket, and never down: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ['yarına mat 34-35 yapılacak', '34-35'],
    ['Türkçe: 45-46, Matematik: 33', '45-46'],
    ['sosyalden 78-80 var', '78-80'],
    ['MATEMATİK SORU BANKASI 120-125 YARINA', '120-125'],
    ['math workbook 21-22 tmw', '21-22'],
    ['sayfa45 mat yarına', '45'],
    ['mat 5-6 yarına', null],
    ['fen 10-15 dakika', null],
    ['mat 20-25 soru', null],
    ['mat 20-25. sorular', null],
    ['matematik 10-20 arası sayılar', null],
    ['fen 15-16 aralık', null],
    ['mat test 12-13', null],
    ['tarih 19-20. yüzyıl', null],
    ['mat 40-30 işlemi', null],
  ])('[E-24] may be a range of two digits right behind a subject or a book: "%s"', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ["yarın Elif'in Türkçe kitabı s. 5", 'Türkçe kitabı'],
    ["p. 5 of Ben's maths book", 'Maths book'],
    ["Yaşar Kemal'in İnce Memed romanı", "Yaşar Kemal'in İnce Memed romanı"],
  ])('[E-24] is of a book without its owner: "%s"', (sentence, book) => {
    expect(readSentence(sentence, TODAY).book).toBe(book);
  });
});
