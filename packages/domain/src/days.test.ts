import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToDay,
  type Day,
  dayIn,
  dayOf,
  daysBetween,
  formatDayRange,
  formatDueDay,
  formatLongDay,
  formatTime,
  formatWeekdayAndDay,
  isDay,
  isTimeZone,
  weekdayIndex,
} from './days.ts';

/** A day by its number since 1970, by UTC alone: what the module is measured against. */
const dayOfEpoch = (number: number): Day => new Date(number * 86_400_000).toISOString().slice(0, 10);
const epochDays = fc.integer({ min: -36_500, max: 73_000 });

describe('days', () => {
  it('[N-20] accepts YYYY-MM-DD of days that exist, and nothing else', () => {
    fc.assert(fc.property(epochDays, (number) => isDay(dayOfEpoch(number))));
    expect(['2028-02-29', '2000-02-29', '2026-12-31'].every(isDay)).toBe(true);
    const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const daysOf = (year: string) =>
      numbers.flatMap((month) => numbers.map((day) => `${year}-${month}-${day}`).filter(isDay));
    const daysFrom = (day: Day, count: number) => Array.from({ length: count }, (_, days) => addToDay(day, { days }));
    expect(daysOf('2026')).toEqual(daysFrom('2026-01-01', 365));
    expect(daysOf('2028')).toEqual(daysFrom('2028-01-01', 366));
    expect(daysOf('0000')).toEqual([]);
    const wrong = ['2026-02-29', '1900-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-02-00', '2026-04-31'];
    const malformed = ['', '2026-1-1', '26-01-01', '2026-01-01T00:00:00Z', ' 2026-01-01', '2026/01/01', '+02026-01-01'];
    const farAway = ['-000001-01-01', '+012026-01-01', '0000-12-31', '0000-01-01'];
    expect(['0001-01-01', '9999-12-31'].every(isDay)).toBe(true);
    for (const text of [...wrong, ...malformed, ...farAway]) expect(isDay(text), text).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => !isDay(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)));
  });

  it('[S-52] counts and moves by calendar days, over leap days, month ends and year ends', () => {
    fc.assert(
      fc.property(epochDays, fc.integer({ min: -3000, max: 3000 }), (number, days) => {
        expect(addToDay(dayOfEpoch(number), { days })).toBe(dayOfEpoch(number + days));
        expect(daysBetween(dayOfEpoch(number), dayOfEpoch(number + days))).toBe(days);
      }),
    );
    expect(addToDay('2028-02-28', { days: 1 })).toBe('2028-02-29');
    expect(addToDay('2026-02-28', { days: 1 })).toBe('2026-03-01');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  });

  it('moves by months, either way, to the last day of one that is shorter', () => {
    expect(addToDay('2026-11-30', { months: 1 })).toBe('2026-12-30');
    expect(addToDay('2026-12-31', { months: 2 })).toBe('2027-02-28');
    expect(addToDay('2026-03-31', { months: -1 })).toBe('2026-02-28');
    expect(addToDay('2026-01-15', { months: -1, weeks: 1, days: -1 })).toBe('2025-12-21');
  });

  it('ends with the years of four digits, and begins with the first', () => {
    expect(addToDay('9999-12-31', { days: 1 })).toBe('9999-12-31');
    expect(addToDay('0001-01-02', { days: -1 })).toBe('0001-01-01');
    for (const days of [-1, -366, -800]) expect(addToDay('0001-01-01', { days })).toBe('0001-01-01');
  });

  it('[S-52] takes the days on which the clock changes for whole days', () => {
    // Berlin: 23 hours on 29 March, 25 on 25 October 2026; New York likewise on 8 March and 1 November.
    for (const [zone, day, next] of [
      ['Europe/Berlin', '2026-03-29', '2026-03-30'],
      ['Europe/Berlin', '2026-10-25', '2026-10-26'],
      ['America/New_York', '2026-03-08', '2026-03-09'],
      ['America/New_York', '2026-11-01', '2026-11-02'],
    ] as const) {
      expect(daysBetween(day, next)).toBe(1);
      const noon = new Date(`${day}T17:00:00Z`);
      expect(dayIn(zone, noon)).toBe(day);
    }
    expect(dayIn('Europe/Berlin', new Date('2026-03-29T21:59:59Z'))).toBe('2026-03-29');
    expect(dayIn('Europe/Berlin', new Date('2026-03-29T22:00:00Z'))).toBe('2026-03-30');
    expect(dayIn('Europe/Berlin', new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25');
    expect(dayIn('Europe/Berlin', new Date('2026-10-25T23:00:00Z'))).toBe('2026-10-26');
  });

  it("knows the viewer's day from the zone", () => {
    const moment = new Date('2026-12-31T22:30:00Z');
    expect(dayIn('Europe/Istanbul', moment)).toBe('2027-01-01');
    expect(dayIn('America/Los_Angeles', moment)).toBe('2026-12-31');
    expect(dayIn('Pacific/Kiritimati', moment)).toBe('2027-01-01');
    expect(dayIn('UTC', moment)).toBe('2026-12-31');
    expect(isDay(dayIn('Europe/Istanbul'))).toBe(true);
  });

  it('[A-07] knows IANA zones, and no offsets', () => {
    expect(['Europe/Istanbul', 'America/New_York', 'UTC', 'Etc/GMT+3'].every(isTimeZone)).toBe(true);
    for (const text of ['', '+03:00', '-05', 'Mars/Olympus', 'Europe/', '3'])
      expect(isTimeZone(text), text).toBe(false);
  });

  it('[N-18] numbers weekdays from Monday to Sunday', () => {
    fc.assert(
      fc.property(epochDays, (number) => {
        expect(weekdayIndex(dayOfEpoch(number))).toBe((new Date(number * 86_400_000).getUTCDay() + 6) % 7);
      }),
    );
    expect(weekdayIndex('0050-01-03')).toBe(0);
  });

  it('makes a day of its parts, the last of the month where it would be past it', () => {
    expect(dayOf(2026, 11, 18)).toBe('2026-11-18');
    expect(dayOf(2026, 2, 31)).toBe('2026-02-28');
  });

  it('[N-21] [Q-29] shows dates in the Turkish locale, the same parts in English', () => {
    expect(formatLongDay('2026-11-18', 'tr')).toBe('18 Kasım 2026 Çarşamba');
    expect(formatLongDay('2026-11-18', 'en')).toMatch(/^Wednesday,? 18 November 2026$/);
    expect(formatWeekdayAndDay('2026-11-18', 'tr')).toBe('18 Kasım Çarşamba');
    expect(formatWeekdayAndDay('2026-11-18', 'en')).toMatch(/^Wednesday,? 18 November$/);
  });

  it('[CH-16] [CH-17] shows the year of a due day when, and only when, it is not the current one', () => {
    expect(formatDueDay('2026-12-31', 'tr', '2026-11-18')).toBe('31 Aralık');
    expect(formatDueDay('2027-01-01', 'tr', '2026-11-18')).toBe('1 Ocak 2027');
    expect(formatDueDay('2025-12-31', 'en-GB', '2026-11-18')).toBe('31 December 2025');
  });

  it('tells the time of a moment in a zone, by 24 hours in both languages', () => {
    const moment = new Date('2026-11-18T18:05:00Z');
    expect(['tr', 'en'].map((language) => formatTime(moment, language, 'Europe/Istanbul'))).toEqual(['21:05', '21:05']);
    expect(formatTime(moment, 'tr', 'America/New_York')).toBe('13:05');
  });

  it('says once what both ends of a range have in common, and the year when it is another one', () => {
    expect(formatDayRange('2026-11-16', '2026-11-22', 'tr')).toBe('16–22 Kasım 2026');
    expect(formatDayRange('2026-11-16', '2026-11-22', 'tr', '2026-11-18')).toMatch(/^16\s?–\s?22 Kasım$/u);
    expect(formatDayRange('2025-11-17', '2025-11-23', 'tr', '2026-11-18')).toBe('17–23 Kasım 2025');
    expect(formatDayRange('2026-11-30', '2026-12-06', 'en', '2026-11-18')).toMatch(/^30 November\s–\s6 December$/u);
    expect(formatDayRange('2026-12-28', '2027-01-03', 'tr', '2026-12-30')).toMatch(/^28 Aralık 2026\s–\s3 Ocak 2027$/u);
  });
});
