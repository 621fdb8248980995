import { expect, it } from 'vitest';

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

it('[DV-06] [DV-10] [EV-01] what is quoted in both languages stands so in both', () => {
  const [turkish, english] = [textsIn('tr'), textsIn('en')];
  for (const [tr, en] of [
    ['Çocuğa ver', 'Hand over'],
    ['Kilidi aç', 'Unlock'],
    ['Kim geldi?', 'Who is it?'],
    ['Cihaz ekle', 'Add a device'],
    ['Bugün ve yarın', 'Today and tomorrow'],
    ['Verilerim', 'My data'],
    ['Hızlı gezinme', 'Quick navigation'],
    ['Gizlilik', 'Privacy'],
  ]) {
    const places = [...turkish].filter(([, text]) => text === tr).map(([place]) => place);
    expect([tr, places.length > 0, [...new Set(places.map((place) => english.get(place)))]]).toEqual([tr, true, [en]]);
  }
});
