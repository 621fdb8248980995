import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDay } from '@kovan/domain/days';
import { HOMEWORK_FIELDS, mapFields } from '@kovan/domain/fields';
import { seen } from '@kovan/domain/seen';
import { UserSchema } from './auth.ts';
import { DaySchema, IdSchema, MomentSchema, optionalDay, optionalText, requiredText } from './common.ts';
import { HomeworkFieldsWireSchema, NewHomeworkWireSchema } from './homeworkInput.ts';
import { englishName, fromWire, type HomeworkFields, toWire, WIRE_NAMES } from './homeworkNames.ts';
import { languageOf } from './language.ts';
import { NameInputSchema } from './profile.ts';
import { PeriodSchema } from './taskInput.ts';
import { z } from './zod.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Text as it is kept: trimmed, not blank, short enough. */
const kept = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((text) => text.trim())
    .filter((text) => text.length > 0 && seen(text) === text && text.length <= max && !text.includes('\0'));
const day = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addToDay('2026-11-18', { days }));
const perhaps = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

const homeworkFields: fc.Arbitrary<HomeworkFields & { description: string }> = fc.record({
  ...mapFields(HOMEWORK_FIELDS, (field) => perhaps(field.kind === 'day' ? day : kept(field.max))),
  subject: kept(100),
  title: kept(200),
  description: kept(4000),
});

describe('users', () => {
  it('[P-17] have no roles: two view modes of one account are all there is', () => {
    const fields = ['avatar', 'created_at', 'email', 'first_name', 'id', 'is_active', 'last_name'];
    expect(Object.keys(UserSchema.def.shape).toSorted()).toEqual(fields);
  });
});

describe('homework names', () => {
  it('[E-22] [E-25] what is written under wire names is read as it was', () => {
    fc.assert(
      fc.property(homeworkFields, (fields) => {
        expect(fromWire(z.parse(HomeworkFieldsWireSchema, toWire(fields)))).toEqual(fields);
        const { cocukId, ...wire } = z.parse(NewHomeworkWireSchema, { cocukId: 'elif', ...toWire(fields) });
        expect(cocukId).toBe('elif');
        expect(fromWire(wire)).toEqual(fields);
      }),
    );
  });

  it('[E-22] every wire name has its English one, and any other name stays', () => {
    const sent = Object.keys(NewHomeworkWireSchema.def.shape).toSorted();
    expect(Object.values(WIRE_NAMES).toSorted()).toEqual(sent);
    for (const [english, wire] of Object.entries(WIRE_NAMES)) expect(englishName(wire)).toBe(english);
    expect(englishName('birthYear')).toBe('birthYear');
    expect(englishName('constructor')).toBe('constructor');
  });
});

describe('text', () => {
  const space = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u2003') });

  it('[V-39] is trimmed before it is measured and kept', () => {
    fc.assert(
      fc.property(kept(20), space, space, (text, before, after) => {
        expect(z.parse(requiredText(20), `${before}${text}${after}`)).toBe(text);
      }),
    );
  });

  it('[V-39] longer than the limit is refused, the limit itself is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (max) => {
        expect(accepts(requiredText(max), ` ${'ş'.repeat(max)} `)).toBe(true);
        expect(accepts(requiredText(max), 'ş'.repeat(max + 1))).toBe(false);
      }),
    );
  });

  it('that is blank is nothing: refused where it is required, null where it is not', () => {
    fc.assert(
      fc.property(space, (blank) => {
        expect(accepts(requiredText(20), blank)).toBe(false);
        expect(z.parse(optionalText(20), blank)).toBeNull();
      }),
    );
    expect(z.parse(optionalText(20), null)).toBeNull();
    expect(z.parse(optionalText(20), undefined)).toBeNull();
  });

  it('that shows nothing is blank, and what turns words around is taken out', () => {
    for (const text of ['\u200b', ' \u2060\u00ad ', '\u3164', '\ufe0f', '\u202e']) {
      expect(accepts(requiredText(20), text)).toBe(false);
      expect(z.parse(optionalText(20), text)).toBeNull();
      expect(accepts(NameInputSchema, { firstName: text, lastName: '' })).toBe(false);
      expect(z.parse(NameInputSchema, { firstName: 'Ada\u202e', lastName: text })).toEqual({
        firstName: 'Ada',
        lastName: '',
      });
    }
    expect(z.parse(requiredText(6), '\u202eAda\u202c')).toBe('Ada');
  });

  it('that no database keeps is refused, astral letters and joined emoji are not', () => {
    for (const text of ['a\0', '\ud800', 'a\udc00']) expect(accepts(requiredText(20), text)).toBe(false);
    for (const text of ['👨‍🎓', '👨‍👩‍👧', '❤️', '𝄞', 'e\u0301', 'İıŞğ']) expect(z.parse(requiredText(20), text)).toBe(text);
  });
});

describe('days', () => {
  it('[V-20] takes every day that exists, past and future', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(z.parse(DaySchema, text)).toBe(text);
      }),
    );
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-1',
    '18.11.2026',
    '2026-11-18T00:00',
    ' 2026-11-18',
    '+12026-01-01',
    '',
  ])('refuses %j', (text) => expect(accepts(DaySchema, text)).toBe(false));

  it('takes exactly the days that months have', () => {
    const two = (number: number) => String(number).padStart(2, '0');
    const [year, month, date] = [
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    ];
    fc.assert(
      fc.property(year, month, date, (y, m, d) => {
        const utc = new Date(Date.UTC(y, m - 1, d));
        const exists = utc.getUTCMonth() === m - 1 && utc.getUTCDate() === d;
        expect(accepts(DaySchema, `${y}-${two(m)}-${two(d)}`)).toBe(exists);
      }),
    );
  });

  it('takes none where none is needed', () => {
    for (const nothing of [null, undefined, '']) expect(z.parse(optionalDay, nothing)).toBeNull();
    expect(accepts(optionalDay, '2026-02-30')).toBe(false);
  });
});

describe('moments', () => {
  it('[OF-07] are said in UTC alone', () => {
    expect(accepts(MomentSchema, '2026-11-18T10:00:00Z')).toBe(true);
    for (const text of ['2026-11-18T13:00:00+03:00', '2026-11-18T10:00:00', '2026-11-18'])
      expect(accepts(MomentSchema, text), text).toBe(false);
  });
});

describe('ids', () => {
  it('are any text but an empty one, and one longer than any of ours', () => {
    expect(['x', 'x'.repeat(200)].every((id) => accepts(IdSchema, id))).toBe(true);
    expect(['', 'x'.repeat(201)].some((id) => accepts(IdSchema, id))).toBe(false);
  });
});

describe('frequency', () => {
  const period = (frequency: unknown) => ({ frequency, weekDays: ['Pazar'] });

  it('[E-31] takes a whole number of weeks from 1 to 52, as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (weeks) => {
        expect(accepts(PeriodSchema, period(String(weeks)))).toBe(weeks >= 1 && weeks <= 52);
        expect(accepts(PeriodSchema, period(weeks))).toBe(false);
      }),
    );
  });

  it.each(['', ' 1', '01', '1.0', '1e1', '+1', '٣'])('[E-31] refuses %j', (weeks) => {
    expect(accepts(PeriodSchema, period(weeks))).toBe(false);
  });
});

describe('language', () => {
  it.each([
    ['en', 'en'],
    ['en-GB,en;q=0.9,tr;q=0.8', 'en'],
    ['tr;q=0.3, en;q=0.7', 'en'],
    ['de-DE, fr;q=0.9', 'tr'],
    ['*', 'tr'],
    ['en;q=0', 'tr'],
    ['tr;q=0.5, en;q=0.5', 'tr'],
    ['en;q=1.5, tr;q=0.1', 'tr'],
    ['tr;q=0.4, en;level=1;q=0.3', 'tr'],
    ['', 'tr'],
    [null, 'tr'],
  ])('Accept-Language %s is answered in %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
