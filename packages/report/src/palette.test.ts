import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childInk, FIXED, GROUNDS, INKS, LINES } from './palette.ts';

const tokens = readFileSync(fileURLToPath(new URL('../../ui/src/tokens/tokens.css', import.meta.url)), 'utf8');
const hues = readFileSync(fileURLToPath(new URL('../../ui/src/providers/childHues.ts', import.meta.url)), 'utf8');

const token = (name: string): string | undefined => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];

describe('the colours of the mail are those of the app', () => {
  it.each(Object.entries({ ...INKS, ...GROUNDS, ...LINES }))('%s', (name, [light, dark]) => {
    expect(token(name)).toBe(`light-dark(${light}, ${dark})`);
  });

  it.each(Object.entries(FIXED))('%s, in both themes', (name, colour) => {
    expect(token(name)).toBe(colour);
  });

  it('gives the children their hues in the order of the app', () => {
    const inApp = /CHILD_HUES = \[([^\]]+)\]/.exec(hues)?.[1]?.match(/[a-z]+/g) ?? [];
    expect(inApp).toHaveLength(8);
    expect([...inApp, inApp[0]]).toEqual(Array.from({ length: 9 }, (_, index) => childInk(index).split('-')[1]));
  });
});
