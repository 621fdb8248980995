import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFamily } from '../modules/family.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { askReport } from './support.ts';

const heard: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase({ logQuery: (sql) => void heard.push(sql) });
  server = await createTestApp({ database, sendMail: async () => undefined });
});
afterAll(() => server.close());

it('[A-21] asks the limit before the report is made: one over it reads none of what the family has', async () => {
  const family = await openFamily(server);
  await family.addHomework((await family.addChild()).id);
  const readsOf = async (status: number) => {
    heard.length = 0;
    expect((await askReport(family)).statusCode).toBe(status);
    return heard.filter((sql) => /from "(?:homework|tasks|occurrences)"/.test(sql)).length;
  };
  for (let click = 0; click < 5; click += 1) expect(await readsOf(200)).toBeGreaterThan(0);
  expect(await readsOf(429)).toBe(0);
});
