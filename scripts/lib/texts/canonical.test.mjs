import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { readList } from '../specification.mjs';
import { canonicalTexts, compareCanonical } from './canonical.mjs';
import { readTexts } from './readTexts.mjs';

const product = readFileSync(join(ROOT, 'docs/product.md'), 'utf8');

/** What product.md quotes and only Turkish spells so; the apostrophe of "ID'si" belongs to its word. */
const quotedTurkish = () =>
  [...product.matchAll(/(?<!\p{L})'((?:[^'\n]|'(?=\p{Ll}))+)'/gu)]
    .map((match) => match[1])
    .filter((text) => /[ğışçöüİĞŞÇÖÜ]/.test(text));

describe('the texts of the lists', () => {
  it('[I-11] hold every Turkish string that product.md quotes, and each stands letter for letter in tr', () => {
    const listed = new Set(canonicalTexts().map(({ tr }) => tr));
    expect(quotedTurkish().length).toBeGreaterThan(30);
    expect(quotedTurkish().filter((text) => !listed.has(text))).toEqual([]);
    expect(compareCanonical(readTexts())).toEqual([]);
  });

  it('[I-12] have an English twin under the same key', () => {
    const texts = readTexts();
    const shown = new Map(texts.flatMap(({ tr, en }) => Object.keys(tr).map((key) => [tr[key], en[key]])));
    const wrong = readList('L-9').filter(
      ([turkish, english]) =>
        shown.has(turkish) &&
        !texts.some(({ tr, en }) => Object.keys(tr).some((key) => tr[key] === turkish && en[key] === english)),
    );
    expect(wrong).toEqual([]);
    expect(canonicalTexts().every(({ en }) => en.length > 0)).toBe(true);
  });
});
