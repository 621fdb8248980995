import { addToDay, type Day, isDay } from '@kovan/domain/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday; 4 December 2026 is a Friday. */
const TODAY = '2026-11-18';

describe('a weekday beside a date', () => {
  it.each([
    ['Friday 4 December science poster', '2026-12-04', 'Science poster'],
    ['30 Kasım Pazartesi gününe kadar kitap özeti', '2026-11-30', 'Kitap özeti'],
    ['4 Aralık Cuma fen projesi', '2026-12-04', 'Fen projesi'],
    ['Cuma (4 Aralık) fen projesi', '2026-12-04', 'Fen projesi'],
    ['Cuma (4 Aralık) gününe kadar fen projesi', '2026-12-04', 'Fen projesi'],
    ['4.12. Cuma fen projesi', '2026-12-04', 'Fen projesi'],
    ['4 Aralık, Cuma günü fen projesi', '2026-12-04', 'Fen projesi'],
    ['fen projesi, Cuma günü yani 4 Aralık', '2026-12-04', 'Fen projesi'],
    ["fen projesi cumaya (4 Aralık'a) kadar", '2026-12-04', 'Fen projesi'],
    ["ayın 4'ü cuma müzik provası", '2026-12-04', 'Müzik provası'],
    ['haftaya çarşamba 25 Kasım tarih sunumu', '2026-11-25', 'Tarih sunumu'],
    ['yarın (19 Kasım) tarih sunumu', '2026-11-19', 'Tarih sunumu'],
    ['science poster on Friday, December 4th', '2026-12-04', 'Science poster'],
    ['science poster, due Fri., Dec. 4', '2026-12-04', 'Science poster'],
    ['Sun Dec 6: science poster', '2026-12-06', 'Science poster'],
    ['Dec 5 (Sat) science poster', '2026-12-05', 'Science poster'],
    ['science poster for Monday the 30th of November', '2026-11-30', 'Science poster'],
    ['science poster, Friday 4th', '2026-12-04', 'Science poster'],
    ['next Friday, 27 November, science poster', '2026-11-27', 'Science poster'],
  ])('is part of it in "%s"', (sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });

  it('gives way to the date where the two disagree', () => {
    expect(readSentence('5 Aralık Cuma müzik provası', TODAY)).toMatchObject({
      dueDate: '2026-12-05',
      title: 'Müzik provası',
    });
    expect(readSentence('essay for Monday, 4 December', TODAY)).toMatchObject({
      dueDate: '2026-12-04',
      title: 'Essay',
    });
  });

  it('is a day of its own in another sentence, with another clause between, or beside a date that is none', () => {
    expect(readSentence('Teslim 4 Aralık. Pazartesi provası var, müzik', TODAY).dueDate).toBe('2026-12-04');
    expect(readSentence('Pazartesi verilen fen ödevi 4 Aralıkta teslim', TODAY).dueDate).toBe('2026-12-04');
    expect(readSentence('given on Friday 20 November, hand in on Monday', TODAY).dueDate).toBe('2026-11-23');
    expect(readSentence('cuma 32 Aralık', TODAY).dueDate).toBe('2026-11-20');
    expect(readSentence('Friday 4th grade maths form', TODAY)).toMatchObject({
      dueDate: '2026-11-20',
      title: '4th grade maths form',
    });
  });

  it('belongs to the nearer of two dates', () => {
    const read = readSentence('30 Kasım Pazartesi, 4 Aralık Cuma iki fen testi', TODAY);
    expect(read).toMatchObject({ dueDate: '2026-11-30', title: 'İki fen testi' });
  });
});

const MONTHS = {
  tr: ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
  en: 'January February March April May June July August September October November December'.split(' '),
};
const WEEKDAYS = {
  tr: 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar pazartesi sali carsamba PERŞEMBE Pzt Cmt'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday friday SUNDAY Mon Tue Wed Thu Fri Sat Sun'.split(' '),
};

interface Spelled {
  readonly d: number;
  readonly dd: string;
  readonly mm: string;
  readonly year: string;
  readonly iso: string;
  readonly month: string;
  readonly weekday: string;
}
type Spelling = (parts: Spelled) => string;

const SPELLINGS: Readonly<Record<'tr' | 'en', readonly Spelling[]>> = {
  tr: [
    ({ d, month, weekday }) => `${d} ${month} ${weekday}`,
    ({ d, month, weekday }) => `${d} ${month}, ${weekday}`,
    ({ d, month, weekday }) => `${d} ${month} ${weekday} günü`,
    ({ d, month, weekday }) => `${d} ${month} ${weekday} gününe kadar`,
    ({ d, month, weekday }) => `${d} ${month} (${weekday})`,
    ({ d, month, weekday, year }) => `${d} ${month} ${year} ${weekday} gününe`,
    ({ d, month, weekday }) => `${weekday} ${d} ${month}`,
    ({ d, month, weekday }) => `${weekday}, ${d} ${month}`,
    ({ d, month, weekday }) => `${weekday} (${d} ${month})`,
    ({ d, month, weekday }) => `${weekday} günü (${d} ${month}) teslim edilecek`,
    ({ d, month, weekday }) => `en geç ${d} ${month} ${weekday} günü saat 17:00'ye kadar`,
    ({ d, month, weekday }) => `${d} ${month.toLowerCase()} ${weekday.toLowerCase()}`,
    ({ dd, mm, weekday }) => `${dd}.${mm}. ${weekday}`,
    ({ dd, mm, weekday }) => `${dd}/${mm} ${weekday} gününe kadar`,
    ({ dd, mm, year, weekday }) => `${dd}.${mm}.${year} ${weekday}`,
    ({ dd, mm, year, weekday }) => `${weekday} ${dd}.${mm}.${year} tarihine kadar`,
    ({ iso, weekday }) => `${iso} (${weekday})`,
  ],
  en: [
    ({ d, month, weekday }) => `${weekday} ${d} ${month}`,
    ({ d, month, weekday }) => `on ${weekday}, ${d} ${month}`,
    ({ d, month, weekday }) => `by ${weekday}, ${month} ${d}`,
    ({ d, month, weekday }) => `due on ${weekday}, ${month} ${d}th`,
    ({ d, month, weekday }) => `for ${weekday} the ${d}th of ${month}`,
    ({ d, month, weekday }) => `no later than ${d} ${month} (${weekday})`,
    ({ d, month, weekday }) => `until ${weekday} (${month} ${d})`,
    ({ d, month, weekday }) => `on ${weekday} ${d} ${month} at 5 pm`,
    ({ d, month, weekday, year }) => `by ${weekday}, ${month} ${d}, ${year}`,
    ({ d, month, weekday }) => `by ${weekday.slice(0, 3)} ${d} ${month.slice(0, 3)}`,
    ({ d, month, weekday }) => `by ${weekday.slice(0, 3)}. ${d} ${month.slice(0, 3)}`,
    ({ d, month, weekday }) => `by ${weekday.slice(0, 3)} ${month.slice(0, 3)}. ${d}`,
    ({ dd, mm, year, weekday }) => `due ${weekday} ${dd}/${mm}/${year}`,
    ({ iso, weekday }) => `due ${iso}, ${weekday}`,
  ],
};
const TASKS = { tr: ['fen projesi', 'Fen projesi'], en: ['science poster', 'Science poster'] } as const;

const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }).map((date) => {
  const day = date.toISOString().slice(0, 10);
  if (!isDay(day)) throw new Error(day);
  return day;
});

const spell = (spelling: Spelling, language: 'tr' | 'en', day: Day, weekday: string): string => {
  const [year = '', mm = '', dd = ''] = day.split('-');
  const month = MONTHS[language][Number(mm) - 1] ?? '';
  return spelling({ d: Number(dd), dd, mm, year, iso: day, month, weekday });
};

describe.each(['tr', 'en'] as const)('any date with any weekday, %s', (language) => {
  const [task, title] = TASKS[language];
  const asked = fc.record({
    today: days,
    ahead: fc.integer({ min: 0, max: 364 }),
    weekday: fc.constantFrom(...WEEKDAYS[language]),
  });

  it.each(
    SPELLINGS[language].map((spelling) => [
      spell(spelling, language, '2026-12-04', WEEKDAYS[language][4] ?? ''),
      spelling,
    ]),
  )('as "%s" is the date, and neither is a word of the title', (_, spelling) => {
    fc.assert(
      fc.property(asked, ({ today, ahead, weekday }) => {
        const day = addToDay(today, { days: ahead });
        const words = spell(spelling, language, day, weekday);
        for (const sentence of [`${words} ${task}`, `${words}: ${task}`, `${task} ${words}`, `${task}, ${words}`]) {
          expect(readSentence(sentence, today), sentence).toMatchObject({ dueDate: day, title });
        }
      }),
      { numRuns: 25 },
    );
  });
});
