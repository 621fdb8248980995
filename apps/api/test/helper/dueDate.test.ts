import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';
const dueOf = (sentence: string, today = TODAY) => readSentence(sentence, today).dueDate;

describe('the due date', () => {
  it.each([
    ['bugün', '2026-11-18'],
    ['bu akşam', '2026-11-18'],
    ['yarına', '2026-11-19'],
    ['yarin', '2026-11-19'],
    ['yrına', '2026-11-19'],
    ['2moro', '2026-11-19'],
    ['öbür gün', '2026-11-20'],
    ['cumaya kadar', '2026-11-20'],
    ['çarşamba', '2026-11-25'],
    ['bu cuma', '2026-11-20'],
    ['bu çarşamba', '2026-11-18'],
    ['haftaya salı', '2026-11-24'],
    ['gelecek hafta cuma', '2026-11-27'],
    ['haftaya', '2026-11-25'],
    ['gelecek hafta', '2026-11-25'],
    ['3 gün içinde', '2026-11-21'],
    ['iki hafta sonra', '2026-12-02'],
    ['bir ay sonra', '2026-12-18'],
    ['hafta sonuna', '2026-11-22'],
    ['gelecek hafta sonu', '2026-11-29'],
    ['ay sonu', '2026-11-30'],
    ["ayın 25'ine kadar", '2026-11-25'],
    ["ayın 18'ine kadar", '2026-11-18'],
    ['ayın 5inde', '2026-12-05'],
    ["24 Aralık'a", '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['24/12', '2026-12-24'],
    ['12/24', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['24.12.27', '2027-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['on beş aralığa kadar', '2026-12-15'],
    ['üç Aralık perşembe günü', '2026-12-03'],
    ['yirmi dokuz kasıma', '2026-11-29'],
    ['by the first of December', '2026-12-01'],
    ['due December twenty-first', '2026-12-21'],
    ['p.tesi', '2026-11-23'],
    ['for tomorrow', '2026-11-19'],
    ['by next Friday', '2026-11-27'],
    ['on Friday', '2026-11-20'],
    ['this Friday', '2026-11-20'],
    ['next week', '2026-11-25'],
    ['in two weeks', '2026-12-02'],
    ['two weeks from now', '2026-12-02'],
    ['in 3 days', '2026-11-21'],
    ['5 days from now', '2026-11-23'],
    ['in a couple of weeks', '2026-12-02'],
    ['Friday week', '2026-11-27'],
    ['the day after tomorrow', '2026-11-20'],
    ['end of the month', '2026-11-30'],
    ['December 24th', '2026-12-24'],
    ['24 December', '2026-12-24'],
    ['gelecek ayın sonu', '2026-12-31'],
    ['by the end of next month', '2026-12-31'],
    ['iki hafta sonraki cuma', '2026-12-04'],
    ['2 hafta sonra pazartesiye', '2026-11-30'],
    ['on gün sonra', '2026-11-28'],
    ['on bir gün sonra', '2026-11-29'],
    ['on iki gün sonra', '2026-11-30'],
    ['on beş gün içinde', '2026-12-03'],
    ['yirmi beş gün içinde', '2026-12-13'],
    ['yirmibeş güne kadar', '2026-12-13'],
    ['otuz gün sonra', '2026-12-18'],
    ['otuz bir gün sonra', '2026-12-19'],
    ['on iki hafta sonra', '2027-02-10'],
    ['on sekiz ay sonra', '2028-05-18'],
    ['in twelve days', '2026-11-30'],
    ['twenty one days from now', '2026-12-09'],
    ['in twenty-one days', '2026-12-09'],
    ['thirty-five days from today', '2026-12-23'],
    ['by the end of next week', '2026-11-29'],
    ['gelecek haftanın sonuna kadar', '2026-11-29'],
    ['over the weekend', '2026-11-22'],
  ])('[E-24] of "%s" is %s', (words, day) => {
    expect(dueOf(`ödev ${words}`)).toBe(day);
  });

  it('is the coming one, never past, where the year is not said', () => {
    expect(dueOf('15 Kasım coğrafya')).toBe('2027-11-15');
    expect(dueOf('3 Ocak')).toBe('2027-01-03');
    expect(dueOf('ayın 10unda')).toBe('2026-12-10');
    expect(dueOf('bu pazartesi')).toBe('2026-11-23');
    expect(dueOf('29 Şubat')).toBe('2028-02-29');
  });

  it("[E-24] goes over the ends of months and years, and a leap year's February", () => {
    expect(dueOf('yarına', '2026-11-30')).toBe('2026-12-01');
    expect(dueOf('öbür gün', '2026-12-31')).toBe('2027-01-02');
    expect(dueOf('pazartesi', '2026-12-31')).toBe('2027-01-04');
    expect(dueOf("ayın 5'ine kadar", '2026-12-10')).toBe('2027-01-05');
    expect(dueOf("gelecek ayın 5'ine kadar", '2026-11-30')).toBe('2026-12-05');
    expect(dueOf("gelecek ayın 5'ine kadar", '2026-12-10')).toBe('2027-01-05');
    expect(dueOf('gelecek ayın sonu', '2026-12-31')).toBe('2027-01-31');
    expect(dueOf('önümüzdeki ay sonuna kadar', '2027-01-31')).toBe('2027-02-28');
    expect(dueOf('ay sonu', '2028-02-28')).toBe('2028-02-29');
    expect(dueOf('kasım sonunda', '2026-11-30')).toBe('2026-11-30');
    expect(dueOf('yarın', '2028-02-28')).toBe('2028-02-29');
  });

  it('of a Sunday counts the next week from Monday on', () => {
    expect(dueOf('haftaya pazartesi', '2026-11-22')).toBe('2026-11-23');
    expect(dueOf('pazar', '2026-11-22')).toBe('2026-11-29');
  });

  it('[E-24] is the day of handing in, not the one on which homework was given', () => {
    expect(dueOf('Bugün verildi, 25 Kasım teslim')).toBe('2026-11-25');
    expect(dueOf('given on Monday, due on Friday')).toBe('2026-11-20');
    expect(dueOf('salıdan mat, cuma fen')).toBe('2026-11-20');
    expect(dueOf('pazartesiden önce bitir, salı sınav')).toBe('2026-11-23');
  });

  it('[E-24] is a day to come also where somebody has named it: on that none was given yet', () => {
    for (const [words, day] of [
      ['öğretmen yarın dedi', '2026-11-19'],
      ['öbür gün dedi', '2026-11-20'],
      ['haftaya salı dedi', '2026-11-24'],
      ['gelecek cuma dedi', '2026-11-27'],
      ['tomorrow we had a test', '2026-11-19'],
    ] as const)
      expect(dueOf(words), words).toBe(day);
    expect(dueOf('salı dedi')).toBeNull();
  });

  it.each([
    ['Bugünkü ödev: mat s. 12', null],
    ['bugünkü Türkçe ödevimiz okuma', null],
    ["Today's homework: maths page 12", null],
    ["today's science homework is a poster", null],
    ['Bugün öğretmen matematikten s. 12 verdi', null],
    ['Bugün fenden ödev verildi, sayfa 5', null],
    ['Today Mrs. Brown gave us page 12', null],
    ['Bugün kesirlere başladık, s. 45 yapılacak', null],
    ['Today in maths we learned fractions, page 45', null],
    ['Bugünkü ödev bugün teslim, mat s. 5', '2026-11-18'],
    ["Today's homework is due today, page 12", '2026-11-18'],
    ['bugünün ödevi mat s. 12, cumaya', '2026-11-20'],
    ['bugün mat s. 12 çözülecek', '2026-11-18'],
    ['Homework for today: maths page 12', '2026-11-18'],
  ])('[E-24] is not today because homework was given today: "%s" is %s', (words, day) => {
    expect(dueOf(words)).toBe(day);
  });

  it.each([
    ['cumartesi kursunda verilen ödev mat test 14', null],
    ['salı günkü derste verilen test', null],
    ['pazartesi matematik dersinde verdi', null],
    ['hafta sonu kursunda verilen test, çarşambaya', '2026-11-25'],
    ["Monday's lesson homework, due Wednesday", '2026-11-25'],
    ['pazartesi dersine kadar s. 5', '2026-11-23'],
    ['cumartesi kursuna test 14', '2026-11-21'],
  ])('[E-24] is not that of the lesson in which it was given: "%s" is %s', (words, day) => {
    expect(dueOf(words)).toBe(day);
  });

  it.each([
    ['matematik yarın, Türkçe cumaya', '2026-11-19'],
    ['Türkçe cuma, matematik yarına', '2026-11-20'],
    ['mat s. 45 salı, fen s. 30 cumaya kadar', '2026-11-24'],
    ['maths page 5 on Monday and science due Friday', '2026-11-23'],
    ['Pazartesi mat testi, salıya fen ödevi', '2026-11-23'],
    ['İngilizcenin ödevi yarın, kimyanınki cumaya', '2026-11-19'],
    ['Mat: test 4 pazartesi\nTürkçe: okuma ödevi salıya', '2026-11-23'],
    ['Cuma fen sınavı var, mat ödevi pazartesiye', '2026-11-23'],
    ['toplantı çarşamba, mat ödevi perşembe', '2026-11-19'],
    ['mat ödevi salı verildi, fen cumaya', '2026-11-20'],
  ])('[E-24] is of several pieces that of the first, as the subject is: "%s" is %s', (words, day) => {
    expect(dueOf(words)).toBe(day);
  });

  it('[E-24] is neither a day that is denied nor the feast that homework is about', () => {
    expect(dueOf('cumaya kadar değil pazartesiye kadar mat')).toBe('2026-11-23');
    expect(dueOf('29 Ekim Cumhuriyet Bayramı şiiri, yarın')).toBe('2026-11-19');
    expect(dueOf('23 Nisan şiiri')).toBeNull();
    expect(dueOf('yirmi üç Nisan şiiri')).toBeNull();
    expect(dueOf('bir Nisan şakası yaz')).toBeNull();
    expect(dueOf("10 Kasım Atatürk'ü Anma Günü resmi")).toBeNull();
    expect(dueOf('23 Nisan Ulusal Egemenlik ve Çocuk Bayramı için pano')).toBeNull();
    expect(dueOf("19 Mayıs Atatürk'ü Anma, Gençlik ve Spor Bayramı afişi, cumaya")).toBe('2026-11-20');
    expect(dueOf('15 Temmuz Demokrasi ve Milli Birlik Günü panosu')).toBeNull();
    expect(dueOf("10 Kasım'a kadar Atatürk köşesi")).toBe('2027-11-10');
  });

  it('[E-24] is not a day that homework is about, beside the one of handing in', () => {
    expect(dueOf('Write about your weekend, due Monday')).toBe('2026-11-23');
    expect(dueOf('Write a diary entry about your weekend')).toBeNull();
    expect(dueOf('Talk about what we did on Sunday, due Thursday')).toBe('2026-11-19');
    expect(dueOf("Turn in Friday's homework tomorrow")).toBe('2026-11-19');
    expect(dueOf("Revise for Monday's test")).toBe('2026-11-23');
    expect(dueOf("Tomorrow's maths: page 5, and test on Friday")).toBe('2026-11-19');
    expect(dueOf('By the 3rd week of December finish the novel')).toBeNull();
    expect(dueOf('Poster for the weekend')).toBe('2026-11-22');
  });

  it('[E-24] is none without a day, for days that are none, and for numbers that are something else', () => {
    for (const words of [
      'test',
      '31.02',
      '32 Aralık',
      'otuz iki Aralık',
      'satırlar arasında iki aralık bırak',
      'you may first read it',
      'learn by 2nd grade words',
      'sort them by 2nd letter',
      'sayfa 12.11',
      'saat 17.30',
      '1/2 kesri',
      'sat down to read',
      'draw the sun',
    ]) {
      expect(dueOf(words), words).toBeNull();
    }
  });
});
