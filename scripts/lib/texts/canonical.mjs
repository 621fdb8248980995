import { readList } from '../specification.mjs';

// Texts of screens that are still to come; the landing page, its demo and the login screen.
const LATER = ['L-5', 'L-8'];
const LATER_TEXTS = new Set([
  'Genel',
  'Ödev',
  'API Bağlantı Hatası',
  'Yeni demo başlat',
  'Uygulamayı dene',
  'Örnek Ödev',
]);
// Said in the console only.
const NOT_SHOWN = new Set(['API yanıtı geçersiz']);

const pairs = (name, turkish, english) =>
  readList(name).map((row) => ({ list: name, tr: row[turkish], en: row[english] }));

const parts = ({ list, tr, en }) => {
  const english = en.split('; ');
  return tr.split('; ').map((one, index) => ({ list, tr: one, en: english[index] }));
};

/** Every text of lists L-1 to L-10 in both languages, `{ list, tr, en, where? }`, with N as the placeholder of a number. */
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
  ...readList('L-10').flatMap(([where, tr, en]) => parts({ list: 'L-10', tr, en }).map((pair) => ({ ...pair, where }))),
];

const asListed = (text) => text.replaceAll(/\{\{\s*\w+\s*\}\}/g, 'N');

/** The texts of the lists that do not stand letter for letter under one key of both languages; `later` ones apart. */
export const compareCanonical = (rooms) => {
  const known = new Set(
    rooms.flatMap(({ tr, en }) => Object.keys(tr).map((key) => `${asListed(tr[key])}\n${asListed(String(en[key]))}`)),
  );
  const absent = canonicalTexts().filter(({ tr, en }) => !NOT_SHOWN.has(tr) && !known.has(`${tr}\n${en}`));
  const isLater = ({ list, tr, where }) => LATER.includes(list) || LATER_TEXTS.has(tr) || where?.startsWith('Demo');
  const say = ({ list, tr, en }) => `${list}: "${tr}" / "${en}" stands under no key`;
  return { findings: absent.filter((one) => !isLater(one)).map(say), later: absent.filter(isLater) };
};
