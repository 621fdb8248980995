import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { families, localAccounts, sessions, users } from '../../src/db/schema.ts';
import { LOCAL_ISSUER } from '../../src/identity/localProvider/issuer.ts';
import { lockUnlessRevoked } from '../../src/identity/localProvider/bearer.ts';
import { openAdult } from '../people/adults.ts';
import { engines } from '../support/engines.ts';
import { isHeldUp } from '../support/heldUp.ts';
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
      else void vi.waitUntil(async () => isDone || (await isHeldUp(db)), { timeout: 30_000 }).then(end);
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

  it('[PE-09] is ended with the others of its adult, who leaves the family meanwhile', async () => {
    const [host, guest] = [await openAdult(app.server), await signedIn()];
    const ask = (method: 'POST' | 'DELETE', url: string, authorization: string, payload?: object) =>
      app.server.app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) });
    const code = await host.invite();
    const joined = await ask('POST', '/api/family/join', guest.headers.authorization, { code });
    const { token, user } = joined.json<{ token: string; user: { id: string } }>();
    // What is left is the one of which another is begun.
    await db.delete(sessions).where(eq(sessions.userId, host.userId));
    await whileBeginning(() => ask('DELETE', `/api/family/adults/${user.id}`, `Bearer ${token}`));
    expect(await count()).toBe(0);
  });

  it.each([
    ['with their family', false],
    ['out of a family of others', true],
  ])('[EX-03] is ended when it is swapped while its adult goes %s', async (_, hasOthers) => {
    const { idToken } = await signedIn();
    const [user] = await db.select().from(users);
    if (!user) throw new Error('there is no user');
    const other = { ...user, id: randomUUID(), subject: 'other', email: 'can@example.test' };
    if (hasOthers) await db.insert(users).values(other);
    await whileSwapping(false, () => app.call('delete', { idToken }));
    expect(await count()).toBe(0);
    expect(await db.$count(users)).toBe(hasOthers ? 1 : 0);
  });

  it('[EX-03] takes the new family along into which its adult is moved while the account goes', async () => {
    const { idToken } = await signedIn();
    const [user] = await db.select().from(users);
    if (!user) throw new Error('there is no user');
    await db.insert(users).values({ ...user, id: randomUUID(), subject: 'other', email: 'can@example.test' });
    const familyId = randomUUID();
    const moving = async (tx: Database) => {
      await tx.select().from(families).where(eq(families.familyId, user.familyId)).for('no key update');
      await tx.delete(sessions);
      await tx.insert(families).values({ familyId, createdAt: user.createdAt });
      await tx.update(users).set({ familyId }).where(eq(users.id, user.id));
    };
    await during(moving, async () => expect(await app.call('delete', { idToken })).toMatchObject({ status: 200 }));
    const left = await db.select({ id: families.familyId }).from(families).where(isNull(families.deletedAt));
    expect(left).toEqual([{ id: user.familyId }]);
  });

  it('[AC-03] stands before any new password: none comes between the look at its sign-in and itself', async () => {
    const { idToken, localId: subject } = await app.signUp();
    const nothing = { email: null, name: null, picture: null, provider: null, sid: null };
    const signIn = { ...nothing, issuer: LOCAL_ISSUER, subject, emailVerified: false, authTime: 0, generation: 1 };
    const order: string[] = [];
    let changed: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      expect(await lockUnlessRevoked(tx, signIn)).toBe(true);
      changed = app.call('update', { idToken, password: 'yeni-petek' }).then(() => order.push('password'));
      if (engine.name !== 'PGlite')
        await vi.waitUntil(async () => order.length > 0 || (await isHeldUp(db)), { timeout: 30_000 });
      order.push('session');
    });
    await changed;
    expect(order).toEqual(['session', 'password']);
  });
});
