import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-12-02';

describe('figures with a point', () => {
  it.each([
    ['Matematik 3.2 alıştırmaları yarın', '2026-12-03', 'Matematik 3.2 alıştırmaları'],
    ['Matematik 3.2 yarın', '2026-12-03', 'Matematik 3.2'],
    ['Pazartesiye kadar 1.5 litre su şişesi getir', '2026-12-07', '1.5 litre su şişesi getir'],
    ['1.5 saat piyano çalış, cuma', '2026-12-04', '1.5 saat piyano çalış'],
    ['Math 5.2 Friday', '2026-12-04', 'Math 5.2'],
    ['Cuma 4.12 km koşu', '2026-12-04', '4.12 km koşu'],
    ['Physics problems 3.1 to 3.5 due Jan 5', '2027-01-05', 'Physics problems 3.1 to 3.5'],
    ['Math 7.1-7.3 tomorrow', '2026-12-03', 'Math 7.1-7.3'],
    ['Math 5.2 and 5.3 due Friday', '2026-12-04', 'Math 5.2 and 5.3'],
    ['Multiply the numbers by 2.5, due Friday', '2026-12-04', 'Multiply the numbers by 2.5'],
    ['Physics quiz on 3.2 tomorrow', '2026-12-03', 'Physics quiz on 3.2'],
    ['fizik 4.1 ve 4.2 konularını oku, cumaya', '2026-12-04', 'Fizik 4.1 ve 4.2 konularını oku'],
    ["fizik 3.2'den 3.5'e kadar oku, cumaya", '2026-12-04', "Fizik 3.2'den 3.5'e kadar oku"],
    ["matematik 3.2'deki sorular yarına", '2026-12-03', "Matematik 3.2'deki sorular"],
    ["cuma 9.10'da flüt provası", '2026-12-04', "9.10'da flüt provası"],
    ['Matematik 3.2 teslim cuma', '2026-12-04', 'Matematik 3.2'],
    ["Fizik 4.1, 5.12'ye kadar", '2026-12-05', 'Fizik 4.1'],
    ['fizik 4.1 konusunu çöz, teslim 5.12', '2026-12-05', 'Fizik 4.1 konusunu çöz'],
  ])('[E-24] are no day beside one that was said: "%s"', (sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });

  it.each([
    ['fizik 4.1 ve 4.2', 'Fizik 4.1 ve 4.2'],
    ['Math 7.1-7.3', 'Math 7.1-7.3'],
    ['Math section 3.2', 'Math section 3.2'],
    ['2.5 km koşu', '2.5 km koşu'],
    ["3.2'yi çöz", "3.2'yi çöz"],
    ['exercise 3.2a', 'Exercise 3.2a'],
    ['fizik 3.1.2', 'Fizik 3.1.2'],
    ['Kasımın 10. haftası', 'Kasımın 10. haftası'],
    ['3/10 kesri', '3/10 kesri'],
  ])('are none in a list, before what they count, or behind what they number: "%s"', (sentence, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate: null, title });
  });

  it.each([
    ['Fen deneyi 30.11', '2027-11-30', 'Fen deneyi'],
    ['4.12 sayfa 45 çözülecek', '2026-12-04', 'Sayfa 45 çözülecek'],
    ['Bugün verildi, fen deneyi 4.12', '2026-12-04', 'Fen deneyi'],
    ['Cuma sınav var, fen deneyi 8.12 tarihine kadar', '2026-12-08', 'Fen deneyi'],
    ["Cuma sınav var, fen deneyi 8.12'ye", '2026-12-08', 'Fen deneyi'],
    ['Quiz on Friday, science poster due by 8.12', '2026-12-08', 'Science poster'],
    ['fen deneyi, teslim 8.12 ya da 9.12', '2026-12-08', 'Fen deneyi'],
    ['Cuma 4.12 fen deneyi', '2026-12-04', 'Fen deneyi'],
    ['yarın (3.12) fen deneyi', '2026-12-03', 'Fen deneyi'],
    ['8/12 Cuma fen deneyi', '2026-12-08', 'Fen deneyi'],
    ["fen deneyi 8.12'de", '2026-12-08', 'Fen deneyi'],
    ['24.12.2026 konu anlatımı', '2026-12-24', 'Konu anlatımı'],
    ['Turn in art project on 01/15/2027', '2027-01-15', 'Turn in art project'],
    ['15 aralığa kadar fen deneyi', '2026-12-15', 'Fen deneyi'],
    ['5 ocağa kadar fen deneyi', '2027-01-05', 'Fen deneyi'],
    ["Aralığın 15'ine fen deneyi", '2026-12-15', 'Fen deneyi'],
    ['fen deneyi ocağın 3ünde', '2027-01-03', 'Fen deneyi'],
    ["Mart'ın 12'sine kadar fen deneyi", '2027-03-12', 'Fen deneyi'],
  ])('[E-24] are a day where something says so, or nothing else names one: "%s"', (sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });

  it.each([
    ['Matematik sayfa 45 haftaya', '2026-12-09', 'Matematik sayfa 45'],
    ['Matematik s. 15, 16 haftaya', '2026-12-09', 'Matematik s. 15, 16'],
    ['Türkçe test 5 haftaya teslim', '2026-12-09', 'Türkçe test 5'],
    ['Fen 3. ünite sayfa on iki haftaya', '2026-12-09', 'Fen 3. ünite sayfa on iki'],
    ['Matematik sayfa 45, 2 haftaya kadar', '2026-12-16', 'Matematik sayfa 45'],
    ['Matematik testi 2 haftaya kadar', '2026-12-16', 'Matematik testi'],
    ['Matematik test 5 gün içinde', '2026-12-07', 'Matematik test'],
    ['Konu 2 haftaya bitecek', '2026-12-16', 'Konu'],
  ])('of a page or a test are no amount of weeks: "%s"', (sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });

  it('[E-24] never override a day that was said, whatever section they number', () => {
    const section = fc
      .record({ first: fc.integer({ min: 1, max: 12 }), second: fc.integer({ min: 1, max: 12 }) })
      .map(({ first, second }) => `${first}.${second}`);
    const task = fc.oneof(
      section.map((at) => `Matematik ${at} alıştırmaları`),
      section.map((at) => `Matematik ${at} konusu`),
      fc.tuple(section, section).map(([from, to]) => `Matematik ${from}-${to}`),
      fc.tuple(section, section).map(([from, to]) => `Matematik ${from} ve ${to}`),
    );
    const said = fc.constantFrom(
      (what: string) => `${what} yarına`,
      (what: string) => `Yarın ${what}`,
      (what: string) => `${what}, perşembeye kadar`,
      (what: string) => `${what}, 3 Aralık`,
    );
    fc.assert(
      fc.property(task, said, (what, say) => {
        expect(readSentence(say(what), TODAY), say(what)).toMatchObject({ dueDate: '2026-12-03', title: what });
      }),
      { numRuns: 200 },
    );
  });
});
