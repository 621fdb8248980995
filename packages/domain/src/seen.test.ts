import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seen } from './seen.ts';

describe('what is seen of a text', () => {
  const INVISIBLE = ['\u200b', '\u2060', '\u00ad', '\u3164', '\ufe0f', '\u200d', '\u2800', '\ufeff', ' ', '\u{e0101}'];
  const TURNS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  const hidden = fc.string({ unit: fc.constantFrom(...INVISIBLE, ...TURNS) });
  /** Also with what is part of a word or of a picture, and shows nothing alone. */
  const shown = fc.constantFrom('Ada', 'İıŞğ', '👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'e\u0301', '1️⃣');

  it('is nothing where no sign shows', () => {
    fc.assert(
      fc.property(hidden, (text) => {
        expect(seen(text)).toBe('');
      }),
    );
  });

  it('is what shows, whole, without what turns the words after it around, and without the space around it', () => {
    const turn = fc.string({ unit: fc.constantFrom(...TURNS, ' ') });
    fc.assert(
      fc.property(turn, shown, turn, (before, text, after) => {
        expect(seen(`${before}${text}${after}`)).toBe(text);
      }),
    );
    expect(seen('Ada\u202e nefe\u202c')).toBe('Ada nefe');
  });

  it('is the same when it is looked at again', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(hidden, shown)).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(any, (text) => {
        expect(seen(seen(text))).toBe(seen(text));
      }),
    );
  });
});
