import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackground } from '../../src/background.ts';
import { buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/db/openDatabase.ts';
import { families } from '../../src/db/schema/family.ts';
import { users } from '../../src/db/schema/identity.ts';
import type { AppDeps } from '../../src/feature.ts';
import { deriveKey, loadSecret, makeSecret } from '../../src/identity/secret.ts';
import { createSessions } from '../../src/identity/session.ts';
import { openTestDatabase } from './testDatabase.ts';

/** The moment at which every test begins: Wednesday 18 November 2026, 17:45 in Istanbul. */
export const STORY_MOMENT = '2026-11-18T14:45:00Z';

/** What a test may set in its own way. */
export interface TestAppOptions extends Pick<AppDeps, 'fetchKeys' | 'log' | 'sendMail' | 'webRoot'> {
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
  const { db, close } = database ?? (await openTestDatabase());
  const background = createBackground();
  const app = await buildApp({ config, db, clock, secret, background, checkAnswers: true, ...outside });
  const sessions = createSessions({ db, key: deriveKey(secret, 'sessions'), clock });

  /** A new signed-in user with a confirmed address and a family of their own, and the headers of their calls. */
  const signUp = async (email = `${randomUUID()}@example.test`, { emailVerified = true } = {}) => {
    const user = { userId: randomUUID(), familyId: randomUUID(), email };
    const createdAt = clock();
    await db.insert(families).values({ familyId: user.familyId, createdAt });
    const [row] = await db
      .insert(users)
      .values({
        id: user.userId,
        familyId: user.familyId,
        issuer: 'test',
        subject: user.userId,
        email,
        emailVerified,
        firstName: 'Ayşe',
        lastName: 'Yılmaz',
        createdAt,
      })
      .returning();
    if (!row) throw new Error('the user was not made');
    const headers = { authorization: `Bearer ${await sessions.issue(row)}` };
    return { headers, user, familyId: user.familyId };
  };

  return {
    app,
    db,
    config,
    clock,
    sessions,
    signUp,
    /** Waits for what no answer waits for, such as a mailed code. */
    settled: background.idle,
    close: async () => {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
