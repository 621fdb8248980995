import { expect, it } from 'vitest';
import { wordIn } from './eraseWord.ts';

it.each([
  ['SİL', 'SİL'],
  ['sil', 'SİL'],
  [' Sil ', 'SİL'],
  ['DELETE', 'DELETE'],
  ['delete', 'DELETE'],
  [' Delete ', 'DELETE'],
  // Another letter than İ, and no word.
  ['SIL', null],
  ['sıl', null],
  ['SİLİN', null],
  ['SİL DELETE', null],
  ['DELET', null],
  ['DELETED', null],
  ['ERASE', null],
  ['', null],
])('[EX-03] what is typed, %j, is the word %j', (typed, word) => {
  expect(wordIn(typed)).toBe(word);
});
