import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackground } from '../../src/background.ts';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { families, users } from '../../src/db/schema.ts';
import type { AppDeps } from '../../src/feature.ts';
import { deriveKey, loadSecret, makeSecret } from '../../src/db/folder/secret.ts';
import { createSessions } from '../../src/identity/sessions.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The moment at which every test begins: Wednesday 18 November 2026, 17:45 in Istanbul. */
export const STORY_MOMENT = '2026-11-18T14:45:00Z';

/** What a test may set in its own way. */
export interface TestAppOptions extends Pick<
  AppDeps,
  'fetchKeys' | 'log' | 'longestStream' | 'metrics' | 'requestTimeout' | 'sendMail' | 'stopping' | 'webRoot'
> {
  readonly config?: Partial<Config>;
  readonly now?: string;
  /** A database of the test's own, such as a PostgreSQL one; closed with the app. */
  readonly database?: OpenDatabase;
}

/** The whole server over a fresh database in memory, and ways to act on it. `clock.set` moves its time. */
export const createTestApp = async ({
  config: settings = {},
  now = STORY_MOMENT,
  database,
  ...outside
}: TestAppOptions = {}) => {
  let moment = new Date(now);
  const clock = Object.assign(() => new Date(moment), { set: (text: string) => void (moment = new Date(text)) });
  const dataDir = await mkdtemp(join(tmpdir(), 'kovan-test-'));
  const config: Config = { ...readConfig({ DATA_DIR: dataDir }), ...settings };
  await makeSecret(dataDir);
  const secret = await loadSecret({ ...config, dataDir });
  const { db, notices, close } = database ?? (await openTestDatabase());
  const background = createBackground();
  const sessions = createSessions({ db, notices, key: deriveKey(secret, 'sessions'), clock });
  const app = await buildApp({
    config,
    db,
    notices,
    sessions,
    clock,
    secret,
    background,
    checkAnswers: true,
    // What is injected is waited for to its end.
    longestStream: 0,
    ...outside,
  });

  /** Another session of a user, by a sign-in of its own; the headers of its calls. */
  const signIn = async ({ userId, familyId }: { userId: string; familyId: string }) => {
    const authTime = Math.floor(clock().getTime() / 1000);
    const signedIn = { issuer: 'test', subject: userId, authTime, sid: randomUUID() };
    const token = await sessions.begin({
      owner: { id: userId, familyId },
      signIn: signedIn,
      browser: 'Firefox, Linux',
    });
    if (token === null) throw new Error('the session was not made');
    return { authorization: `Bearer ${token}` };
  };

  /** A new signed-in user with a confirmed address and a family of their own, and the headers of their calls. */
  const signUp = async (email = `${randomUUID()}@example.test`, { emailVerified = true } = {}) => {
    const user = { userId: randomUUID(), familyId: randomUUID(), email };
    const createdAt = clock();
    await db.insert(families).values({ familyId: user.familyId, createdAt });
    await db.insert(users).values({
      id: user.userId,
      familyId: user.familyId,
      issuer: 'test',
      subject: user.userId,
      email,
      emailVerified,
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      createdAt,
    });
    return { headers: await signIn(user), user, familyId: user.familyId };
  };

  return {
    app,
    db,
    config,
    clock,
    sessions,
    signUp,
    signIn,
    /** Waits for what no answer waits for, such as a mailed code. */
    settled: background.idle,
    close: async () => {
      // A connection that a client opened beforehand and never used is no idle one to Node: it would stay for a minute.
      app.server.closeAllConnections();
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
