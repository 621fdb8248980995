import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrenceId, parseOccurrenceId } from './occurrenceIds.ts';

const dayOfEpoch = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

describe('[S-35] the id of an occurrence', () => {
  it('names its rule and the day on which the rule falls, and is read back as it was made', () => {
    expect(occurrenceId({ ruleId: '0b7a4f3e-2f7c-4d1e-9a54-3a9f6f0a1c2d', ruleDay: '2026-11-18' })).toBe(
      '0b7a4f3e-2f7c-4d1e-9a54-3a9f6f0a1c2d.2026-11-18',
    );
    const days = fc.integer({ min: -700_000, max: 2_900_000 }).map(dayOfEpoch);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), days, (ruleId, ruleDay) => {
        fc.pre(/^\d{4}-/.test(ruleDay));
        expect(parseOccurrenceId(occurrenceId({ ruleId, ruleDay }))).toEqual({ ruleId, ruleDay });
      }),
    );
  });

  it.each([
    '',
    '.',
    'kural',
    '2026-11-18',
    '.2026-11-18',
    'kural.',
    'kural.2026-02-29',
    'kural.2026-11-18T00:00:00Z',
    'kural.2026-11-18 ',
    'kural.0000-01-01',
    'kural.18.11.2026',
    '0b7a4f3e-2f7c-4d1e-9a54-3a9f6f0a1c2d',
  ])('is not %j', (text) => expect(parseOccurrenceId(text)).toBeNull());
});
