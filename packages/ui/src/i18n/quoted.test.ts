import { expect, it } from 'vitest';
import specification from '../../../../docs/specification.md?raw';

const files = import.meta.glob<object>(['../**/tr.json', '../**/en.json'], { import: 'default', eager: true });

/** Every text by its place: file and key. */
const textsIn = (language: 'tr' | 'en'): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const collect = (place: string, part: unknown): void => {
    if (typeof part === 'string') texts.set(place, part);
    else for (const [key, value] of Object.entries(part as object)) collect(`${place} ${key}`, value);
  };
  for (const [file, content] of Object.entries(files))
    if (file.endsWith(`/${language}.json`)) collect(file.slice(0, -'tr.json'.length), content);
  return texts;
};

const QUOTED = [...specification.matchAll(/'([^'|]+)' \/ '([^'|]+)'/g)].map(([, tr, en]) => [tr, en] as const);

it('[AC-01] [AC-02] [AC-08] [DV-01] [DV-06] [DV-10] [DV-11] [EV-01] [EV-11] [EX-05] what a statement quotes in both languages stands so in both', () => {
  const [turkish, english] = [textsIn('tr'), textsIn('en')];
  expect(QUOTED.length).toBeGreaterThan(9);
  for (const [tr, en] of QUOTED) {
    const places = [...turkish].filter(([, text]) => text === tr).map(([place]) => place);
    expect([tr, places.length > 0, [...new Set(places.map((place) => english.get(place)))]]).toEqual([tr, true, [en]]);
  }
});
