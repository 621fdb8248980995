import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';
const read = (sentence: string) => readSentence(sentence, TODAY);

describe('a date of long ago', () => {
  it.each([
    ["19 Mayıs 1919'da ne oldu araştırılacak pazartesi", '2026-11-23', "19 Mayıs 1919'da ne oldu araştırılacak"],
    ['19 Mayıs 1919da ne oldu araştır', null, '19 Mayıs 1919da ne oldu araştır'],
    ['29 Ekim 1923 Cumhuriyetin ilanını araştır', null, '29 Ekim 1923 Cumhuriyetin ilanını araştır'],
    ['6.2.2023 depremi sunumu cumaya', '2026-11-20', '6.2.2023 depremi sunumu'],
    ['Write about July 4, 1776 for Friday', '2026-11-20', 'Write about July 4, 1776'],
    [
      'History: find out what happened on 11 November 1918',
      null,
      'History: find out what happened on 11 November 1918',
    ],
  ])('is what homework is about: "%s"', (sentence, dueDate, title) => {
    expect(read(sentence)).toMatchObject({ dueDate, title });
  });

  it('is none within a year, where homework is only late', () => {
    expect(read('fen projesi 15.10.2026').dueDate).toBe('2026-10-15');
    expect(read("fen projesi 4 Aralık 2026'ya kadar").dueDate).toBe('2026-12-04');
    expect(read('fen projesi 4 Aralık 2026ya').dueDate).toBe('2026-12-04');
  });
});

describe('an ordinal', () => {
  it.each([
    ['Read the 2nd story in the English book', null],
    ['Find the 3rd angle of each triangle p 20', null],
    ['Write about the 1st world war', null],
    ['Project on the 2nd world war for Friday', '2026-11-20'],
    ['Study for the 1st math exam on Tuesday', '2026-11-24'],
    ['Learn the 1st, 2nd and 3rd verses by Friday', '2026-11-20'],
  ])('numbers what stands behind it, and stays in the title: "%s"', (sentence, dueDate) => {
    const { title, ...fields } = read(sentence);
    expect(fields.dueDate).toBe(dueDate);
    expect(title).toContain(/the \d\w+ \w+|the 1st, 2nd and 3rd verses/.exec(sentence)?.[0]);
  });

  it.each([
    ['by the 5th read chapter 3', '2026-12-05'],
    ['on the 5th maths test', '2026-12-05'],
    ['maths for the 5th', '2026-12-05'],
    ['RE homework - draw a mosque, due 25th', '2026-11-25'],
    ['essay by 3rd, two pages', '2026-12-03'],
    ['essay the 25th, two pages', '2026-11-25'],
    ['the 25th: bring a pen', '2026-11-25'],
    ['Monday 30th test on fractions', '2026-11-30'],
  ])('is a day where a word leads to it, or it numbers nothing: "%s"', (sentence, dueDate) => {
    expect(read(sentence).dueDate).toBe(dueDate);
  });
});

describe('"over the weekend"', () => {
  it.each(['over the weekend read chapter 2', 'Read chapter 2 over the weekend'])(
    'leaves no "over": "%s"',
    (sentence) => {
      expect(read(sentence)).toMatchObject({ dueDate: '2026-11-22', title: 'Read chapter 2' });
    },
  );
});

describe('a weekday in a name', () => {
  it.each([
    'Pers İmparatorluğu konusunu çalışacak',
    'Cuma namazı konusunu çalışacak, din kültürü',
    'Salı pazarı konulu resim',
  ])('is no day: "%s"', (sentence) => {
    expect(read(sentence)).toMatchObject({ dueDate: null, title: sentence });
  });

  it.each([
    ['pers mat sayfa 4', '2026-11-19'],
    ['cuma namazından sonra mat test 4', '2026-11-20'],
    ['Salı pazarına gidilecek', '2026-11-24'],
    ['Cuma enerji konusunu çalışacak', '2026-11-20'],
  ])('is one where it names nothing else: "%s"', (sentence, dueDate) => {
    expect(read(sentence).dueDate).toBe(dueDate);
  });
});

describe('a day on which nothing is handed in', () => {
  it.each([
    ['yarına bişey yok, cumaya fen test 6-7', '2026-11-20', 'Fen test 6-7'],
    ['yarın ödev yok, cuma mat s. 5', '2026-11-20', 'Mat s. 5'],
    ['cuma okul yok mat s. 5', null, 'Okul yok mat s. 5'],
    ['No homework for tomorrow, maths p 5 for Friday', '2026-11-20', 'Maths p 5'],
    ['Nothing due tomorrow; reading log for Friday', '2026-11-20', 'Reading log'],
    ['yarından itibaren her gün 10 soru', null, 'Yarından itibaren her gün 10 soru'],
    ['From tomorrow read 10 minutes a day', null, 'From tomorrow read 10 minutes a day'],
    ['Oğlum bugün okula gelmedi, mat ödevi neydi acaba', null, 'Mat ödevi neydi acaba'],
    ['konu 29 Ekim, resim yarına', '2026-11-19', 'Konu 29 Ekim, resim'],
  ])('[E-24] is not the due day: "%s"', (sentence, dueDate, title) => {
    expect(read(sentence)).toMatchObject({ dueDate, title });
  });

  it('[E-24] is the only one said, and then kept', () => {
    expect(read('yarına bir şey yok galiba').dueDate).toBe('2026-11-19');
  });
});
