import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinDisplayName, splitDisplayName } from './names.ts';

const shown = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

describe('names of people', () => {
  it('[E-14] [E-15] takes the first word and the rest of a display name', () => {
    expect(splitDisplayName('Ayşe Nur Yıldız')).toEqual({ firstName: 'Ayşe', lastName: 'Nur Yıldız' });
    expect(splitDisplayName('  Ayşe \t Yıldız ')).toEqual({ firstName: 'Ayşe', lastName: 'Yıldız' });
  });

  it('[E-15] leaves the last name empty when there is one word, and both when there is none', () => {
    expect(splitDisplayName('Ayşe')).toEqual({ firstName: 'Ayşe', lastName: '' });
    for (const none of ['', '  ', '\u00A0', null, undefined]) {
      expect(splitDisplayName(none)).toEqual({ firstName: '', lastName: '' });
    }
  });

  it('[E-16] keeps a first name of two words together by a no-break space, shown as a space', () => {
    const displayName = joinDisplayName({ firstName: 'Ayşe Nur', lastName: 'Kara Yıldız' });
    expect(displayName).toBe('Ayşe\u00A0Nur Kara Yıldız');
    expect(splitDisplayName(displayName)).toEqual({ firstName: 'Ayşe Nur', lastName: 'Kara Yıldız' });
    expect(joinDisplayName({ firstName: 'Ayşe', lastName: ' ' })).toBe('Ayşe');
  });

  it('[E-16] gives back whatever was typed, with single spaces', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'Ş', 'ı', '-', ' ', '\u00A0', '\t') });
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        fc.pre(shown(firstName) !== '');
        expect(splitDisplayName(joinDisplayName({ firstName, lastName }))).toEqual({
          firstName: shown(firstName),
          lastName: shown(lastName),
        });
      }),
    );
  });
});
