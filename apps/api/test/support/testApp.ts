import { randomUUID } from 'node:crypto';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Viewer } from '../../src/http/context.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The moment at which every test begins: Wednesday 18 November 2026, 17:45 in Istanbul. */
export const STORY_MOMENT = '2026-11-18T14:45:00Z';

const TEST_SETTINGS = { SESSION_SECRET: 'a-secret-for-tests-only-0123456789abcdef' };

/** What a test may set in its own way. */
export interface TestAppOptions {
  readonly config?: Partial<Config>;
  readonly now?: string;
}

/** The whole server over a fresh database in memory, and ways to act on it. `clock.set` moves its time. */
export const createTestApp = async ({ config: settings = {}, now = STORY_MOMENT }: TestAppOptions = {}) => {
  let moment = new Date(now);
  const clock = Object.assign(() => new Date(moment), { set: (text: string) => void (moment = new Date(text)) });
  const config: Config = { ...readConfig(TEST_SETTINGS), ...settings };
  const { db, close } = await openTestDatabase();
  const viewers = new Map<string, Viewer>();
  const app = await buildApp({
    config,
    db,
    clock,
    authenticate: async (token) => viewers.get(token) ?? null,
  });

  /** A new user with a family of their own, and the headers of their calls. */
  const signUp = async (email = `${randomUUID()}@example.test`) => {
    const user: Viewer = { userId: randomUUID(), familyId: randomUUID(), email };
    const token = randomUUID();
    viewers.set(token, user);
    return { headers: { authorization: `Bearer ${token}` }, user, familyId: user.familyId };
  };

  return {
    app,
    db,
    config,
    clock,
    signUp,
    close: async () => {
      await app.close();
      await close();
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
