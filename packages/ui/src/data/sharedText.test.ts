import { TEXT_LIMITS } from '@kovan/domain/limits';
import { expect, it } from 'vitest';
import { keepSharedText, takeSharedText } from './sharedText.ts';

const fakeDatabase = () => {
  const kept = new Map<string, unknown>();
  return {
    get: async (store: string, key: string) => kept.get(`${store} ${key}`),
    put: async (store: string, key: string, value: unknown) => void kept.set(`${store} ${key}`, value),
    delete: async (store: string, key: string) => void kept.delete(`${store} ${key}`),
  };
};

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

it('[OF-01] what was shared is given once, and not to whoever comes an hour later', async () => {
  const database = fakeDatabase();
  await keepSharedText(database, 'Yarına s. 45', at('16:00'));
  expect(await takeSharedText(database, at('16:59'))).toBe('Yarına s. 45');
  expect(await takeSharedText(database, at('16:59'))).toBe('');
  await keepSharedText(database, 'Yarına s. 45', at('16:00'));
  expect(await takeSharedText(database, at('17:00'))).toBe('');
  expect(await takeSharedText(database, at('16:01'))).toBe('');
});

it('[OF-01] [V-39] a text that is longer than the sentence box takes is kept whole, and the box says so', async () => {
  const database = fakeDatabase();
  const text = 'a'.repeat(TEXT_LIMITS.freeText + 1);
  await keepSharedText(database, text, at('16:00'));
  expect(await takeSharedText(database, at('16:00'))).toBe(text);
});
