import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { families, localAccounts, sessions, users } from '../../src/db/schema.ts';
import { engines } from '../support/engines.ts';
import { createProviderApp, type ProviderApp } from './support.ts';

const EMAIL = 'ayse@example.test';

describe.each(engines())('a session that is being begun or swapped, on $name', (engine) => {
  let app: ProviderApp;
  let db: Database;
  beforeAll(async () => {
    const database = await engine.open();
    db = database.db;
    app = await createProviderApp({ database });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.server.close());

  /** Whether somebody waits for somebody else's transaction. */
  const isHeldUp = async (): Promise<boolean> => {
    const waiting = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const { rows } = (await db.execute(waiting)) as { rows: { count: number }[] };
    return (rows[0]?.count ?? 0) > 0;
  };

  /** Does something while a transaction that has changed sessions goes on, which then ends well. */
  const during = async (change: (tx: Database) => Promise<void>, act: () => Promise<unknown>): Promise<void> => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let isDone = false;
    let acting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await change(tx);
      acting = act().finally(() => (isDone = true));
      // The embedded database has one connection: there, whoever comes waits for it.
      if (engine.name === 'PGlite') end();
      else void vi.waitUntil(async () => isDone || (await isHeldUp()), { timeout: 30_000 }).then(end);
      await ended;
    });
    await acting;
  };

  const holdUser = async (tx: Database) => void (await tx.select().from(users).for('no key update'));

  /** Does something while one more session, like that which is there, is being begun. */
  const whileBeginning = (act: () => Promise<unknown>) =>
    during(async (tx) => {
      await tx.select().from(localAccounts).for('share');
      await holdUser(tx);
      const [row] = await tx.select().from(sessions);
      if (!row) throw new Error('there is no session');
      await tx.insert(sessions).values({ ...row, id: randomUUID() });
    }, act);

  /** Does something while the session is swapped for another one, as by lending, taking back and joining. */
  const whileSwapping = (isMoved: boolean, act: () => Promise<unknown>) =>
    during(async (tx) => {
      await holdUser(tx);
      const [row] = await tx.delete(sessions).returning();
      if (!row) throw new Error('there is no session');
      const familyId = isMoved ? randomUUID() : row.familyId;
      if (isMoved) {
        await tx.insert(families).values({ familyId, createdAt: row.createdAt });
        await tx.update(users).set({ familyId });
      }
      await tx.insert(sessions).values({ ...row, familyId, id: randomUUID(), sid: 'another' });
    }, act);

  const signedIn = async () => {
    const { idToken } = await app.signUp();
    const { token } = (await app.exchange(idToken)).json<{ token: string }>();
    return { idToken, headers: { authorization: `Bearer ${token}` } };
  };
  const count = () => db.$count(sessions);

  it('[AC-03] is ended by a reset of the password that comes meanwhile', async () => {
    await signedIn();
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const oobCode = app.mailedCode();
    await whileBeginning(() => app.call('resetPassword', { oobCode, newPassword: 'yeni-petek' }));
    expect(await count()).toBe(0);
  });

  it('[AC-03] is ended by a new password that comes meanwhile', async () => {
    const { idToken } = await signedIn();
    // That of the browser itself goes on.
    await db.update(sessions).set({ sid: 'another' }).where(eq(sessions.kind, 'adult'));
    await whileBeginning(() => app.call('update', { idToken, password: 'yeni-petek' }));
    expect(await count()).toBe(0);
  });

  it.each([
    ['in its family', false],
    ['for one in another family', true],
  ])('[AC-03] is ended when it is swapped %s: by a reset, a new password and the operator', async (_, isMoved) => {
    const { idToken } = await signedIn();
    await whileSwapping(isMoved, () => app.call('update', { idToken, password: 'yeni-petek' }));
    expect(await count()).toBe(0);
    await app.exchange((await app.signIn(EMAIL, 'yeni-petek')).idToken);
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const oobCode = app.mailedCode();
    await whileSwapping(isMoved, () => app.call('resetPassword', { oobCode, newPassword: 'eski-petek' }));
    expect(await count()).toBe(0);
    await app.exchange((await app.signIn(EMAIL, 'eski-petek')).idToken);
    const [user] = await db.select().from(users);
    await whileSwapping(isMoved, () => app.server.sessions.endAllOf(user?.id ?? ''));
    expect(await count()).toBe(0);
  });

  it('[AC-07] is ended with all others by who asks for that meanwhile', async () => {
    const { headers } = await signedIn();
    await whileBeginning(() => app.server.app.inject({ method: 'DELETE', url: '/api/sessions', headers }));
    expect(await count()).toBe(1);
  });
});
