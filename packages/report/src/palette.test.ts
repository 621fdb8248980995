import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childInk, FIXED, GROUNDS, INKS, LINES } from './palette.ts';

const inUi = (path: string) => readFileSync(fileURLToPath(new URL(`../../ui/src/${path}`, import.meta.url)), 'utf8');
const tokens = inUi('tokens/tokens.css');
const hues = inUi('tokens/hues.css');

const valueOf = (name: string, css: string): string | undefined => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];

/** A token's value; of a hue's ink what stands below that hue. */
const token = (name: string): string | undefined => {
  const hue = /^hue-(\w+)-ink$/.exec(name)?.[1];
  return hue ? valueOf('hue-ink', hues.split(`[data-hue='${hue}']`)[1] ?? '') : valueOf(name, tokens);
};

describe('the colours of the mail are those of the app', () => {
  it.each(Object.entries({ ...INKS, ...GROUNDS, ...LINES }))('%s', (name, [light, dark]) => {
    expect(token(name)).toBe(`light-dark(${light}, ${dark})`);
  });

  it.each(Object.entries(FIXED))('%s, in both themes', (name, colour) => {
    expect(token(name)).toBe(colour);
  });

  it('gives the children their hues in the order of the app', () => {
    const inApp = /CHILD_HUES = \[([^\]]+)\]/.exec(inUi('providers/childHues.ts'))?.[1]?.match(/[a-z]+/g) ?? [];
    expect(inApp).toHaveLength(8);
    expect([...inApp, ...inApp]).toEqual(Array.from({ length: 16 }, (_, index) => childInk(index).split('-')[1]));
  });
});
