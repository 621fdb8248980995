// Reads the labelled sentences and compares what an engine reads with their labels (labels.md).
import { readFileSync } from 'node:fs';

/** Fields compared letter for letter, case and spaces aside. */
const EXACT = ['subject', 'teacher', 'book', 'page', 'dueDate'];
export const FIELDS = [...EXACT, 'title'];

const isKept = (sentence) => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(sentence)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % 2 === 1;
};

const labelsOf = (text) =>
  Object.fromEntries(
    text
      .split(/; (?=\w+=)/)
      .filter((part) => part.trim())
      .map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]),
  );

/** Every labelled sentence: `{ language, today, text, labels, kept }`. */
export const readLabelled = () =>
  ['tr', 'en'].flatMap((language) => {
    let today = '';
    return readFileSync(new URL(`sentences.${language}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('@ ')) today = line.slice(2).trim();
        const [text, labels] = line.split(' ||');
        return labels === undefined ? [] : [{ language, today, text, labels: labelsOf(labels), kept: isKept(text) }];
      });
  });

const fold = (text) =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const startsAWord = (title, word) => ` ${title.replace(/[^\p{L}\d.]+/gu, ' ')}`.includes(` ${word}`);

const titleIsRight = (title, { titleHas = '', titleLacks = '' }) => {
  const folded = fold(title);
  const words = (text) => fold(text).split(' ').filter(Boolean);
  return (
    words(titleHas).every((word) => folded.includes(word)) &&
    !words(titleLacks).some((word) => startsAWord(folded, word))
  );
};

/** How one field came out: `right`, `wrong` (given but not what the label says), `missed`, `empty`, or `unjudged`. */
export const compare = (field, given, labels) => {
  if (field === 'title') {
    if (!labels.titleHas && !labels.titleLacks) return 'unjudged';
    if (given === null) return 'missed';
    return titleIsRight(given, labels) ? 'right' : 'wrong';
  }
  const label = labels[field];
  if (given === null) return label === undefined ? 'empty' : 'missed';
  return label !== undefined && fold(given) === fold(label) ? 'right' : 'wrong';
};

/** Precision and recall of a field over `[given, labels]` pairs. */
export const score = (field, pairs) => {
  let [right, given, labelled] = [0, 0, 0];
  for (const [fields, labels] of pairs) {
    const outcome = compare(field, fields[field], labels);
    if (outcome === 'unjudged') continue;
    if (outcome === 'right') right += 1;
    if (outcome === 'right' || outcome === 'wrong') given += 1;
    if (field === 'title' || labels[field] !== undefined) labelled += 1;
  }
  return { precision: right / given, recall: right / labelled, right, given, labelled };
};
