import { expect, it } from 'vitest';
import { openTestDatabase } from '../support/testDatabase.ts';

it('[LV-02] the embedded database’s notices are heard once their transaction has committed, and those of one that is undone never', async () => {
  const { db, notices, close } = await openTestDatabase();
  const heard: string[] = [];
  notices.on('weather', (text) => heard.push(text));
  notices.on('other', () => heard.push('another topic'));
  await db.transaction(async (tx) => {
    await notices.tell(tx, 'weather', 'rain').execute();
    await notices.tell(tx, 'weather', 'then sun').execute();
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(['rain', 'then sun']);
  const undone = db.transaction(async (tx) => {
    await notices.tell(tx, 'weather', 'snow').execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await notices.tell(db, 'weather', 'fog').execute();
  expect(heard).toEqual(['rain', 'then sun', 'fog']);
  await close();
});
