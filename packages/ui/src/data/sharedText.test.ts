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

it('no more is kept than the sentence box takes', async () => {
  const database = fakeDatabase();
  await keepSharedText(database, 'a'.repeat(9000), at('16:00'));
  expect(await takeSharedText(database, at('16:00'))).toHaveLength(TEXT_LIMITS.freeText);
});

it('[FH-13] what is kept of a long text ends with a whole character: half an emoji would be refused', async () => {
  const database = fakeDatabase();
  const ending = (text: string) => 'a'.repeat(TEXT_LIMITS.freeText - 2) + text;
  for (const [shared, kept] of [
    ['a🐝🐝', 'a'],
    ['🐝🐝', '🐝'],
  ] as const) {
    await keepSharedText(database, ending(shared), at('16:00'));
    expect(await takeSharedText(database, at('16:00'))).toBe(ending(kept));
  }
});
