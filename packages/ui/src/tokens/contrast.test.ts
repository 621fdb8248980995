import { describe, expect, it } from 'vitest';
import hues from './hues.css?raw';
import tokens from './tokens.css?raw';
import { HUES } from '../components/hues.ts';

/** A hue's colours by names of their own, `--hue-plum-ink`. */
const named = hues.replaceAll(/\[data-hue='(\w+)'\] \{([^}]*)\}/g, (_, hue: string, colours: string) =>
  colours.replaceAll('--hue-', `--hue-${hue}-`),
);
const css = tokens + named;

/** The opaque colours of one theme: a pair is light first, dark second; a single one serves both. */
const coloursOf = (theme: 'light' | 'dark'): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*(?:light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}));/g)].map(
      ([, name = '', light, dark, both]) => [name, both ?? (theme === 'light' ? light : dark) ?? ''],
    ),
  );

const luminance = (hex: string): number =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, i) => sum + value * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);

const ratio = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (light + 0.05) / (dark + 0.05);
};

const AAA = 7;
const AA = 4.5;
const SIGN = 3;

const PAGES = ['page', 'page-child', 'surface', 'surface-sunken', 'surface-hover'];
const STATUSES = ['done', 'today', 'soon', 'overdue', 'scheduled', 'neutral'];

/** Ink, the grounds it stands on, and what it needs there. */
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[], needs: number])[] = [
  ['text', [...PAGES, 'honey-soft', 'surface-raised', 'surface-raised-child'], AAA],
  ['text-2', PAGES, AAA],
  ['text-2', ['honey-soft', 'neutral-line'], AA],
  ['text-3', [...PAGES, 'honey-soft', 'surface-raised'], AA],
  ['honey-text', [...PAGES, 'honey-soft', 'surface-raised'], AA],
  ['on-honey', ['honey', 'honey-deep'], AAA],
  ['on-honey', ['honey-edge', 'bee-light'], AA],
  ['bee-light', ['on-honey'], AA],
  ['on-solid-danger', ['danger-fill'], AA],
  ['line-field', ['surface'], SIGN],
  ['focus', [...PAGES, 'honey-soft'], SIGN],
  ['honey-edge', ['surface', 'page', 'page-child', 'surface-hover', 'honey-soft'], SIGN],
  ...STATUSES.flatMap((status) => [
    [`${status}-ink`, [`${status}-tint`, 'surface', 'page', 'page-child', 'honey-soft'], AA] as const,
    [`${status}-solid`, ['surface'], SIGN] as const,
    ['text', [`${status}-tint`], AAA] as const,
  ]),
  ...HUES.flatMap((hue) => [
    [`hue-${hue}-ink`, [`hue-${hue}-tint`, 'surface', 'page', 'page-child', 'honey-soft'], AA] as const,
    [`hue-${hue}-solid`, ['surface'], SIGN] as const,
  ]),
];

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  const colours = coloursOf(theme);
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`There is no colour --${name}`);
    return value;
  };

  it.each(PAIRS)('%s can be read on %j', (ink, grounds, needs) => {
    for (const ground of grounds) expect(ratio(colour(ink), colour(ground)), ground).toBeGreaterThanOrEqual(needs);
  });
});
