import { readList } from '../specification.mjs';

// Said in the console only.
const NOT_SHOWN = new Set(['API yanıtı geçersiz']);

const pairs = (name, turkish, english) =>
  readList(name).map((row) => ({ list: name, tr: row[turkish], en: row[english] }));

/** A row of words, "Aile; Çocuk", gives one pair a word; a sentence stays whole, whatever is in it. */
const parts = ({ list, tr, en }) => {
  if (tr.endsWith('.')) return [{ list, tr, en }];
  const english = en.split('; ');
  return tr.split('; ').map((one, index) => ({ list, tr: one, en: english[index] }));
};

/** Every text of lists L-1 to L-10 in both languages, `{ list, tr, en }`, with N as the placeholder of a number. */
export const canonicalTexts = () => [
  ...pairs('L-1', 1, 2),
  ...pairs('L-2', 1, 2),
  ...pairs('L-3', 3, 4),
  ...pairs('L-4', 1, 2),
  ...pairs('L-5', 1, 2),
  ...pairs('L-6', 1, 2),
  ...pairs('L-7', 1, 2),
  ...pairs('L-8', 1, 2),
  ...pairs('L-9', 0, 1),
  ...readList('L-10').flatMap(([, tr, en]) => parts({ list: 'L-10', tr, en })),
];

const asListed = (text) => text.replaceAll(/\{\{\s*\w+\s*\}\}/g, 'N');

/** What is wrong with the texts of the lists: each must stand letter for letter under one key of both languages. */
export const compareCanonical = (rooms) => {
  const known = new Set(
    rooms.flatMap(({ tr, en }) => Object.keys(tr).map((key) => `${asListed(tr[key])}\n${asListed(String(en[key]))}`)),
  );
  return canonicalTexts()
    .filter(({ tr, en }) => !NOT_SHOWN.has(tr) && !known.has(`${tr}\n${en}`))
    .map(({ list, tr, en }) => `${list}: "${tr}" / "${en}" stands under no key`);
};
