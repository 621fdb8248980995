import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { children, families, localAccounts, sessions, users } from '../../src/db/schema.ts';
import { takeInvitation } from '../../src/identity/admission.ts';
import { createSendMail } from '../../src/mail/sendMail.ts';
import type { Operator } from '../../src/operator/operator.ts';
import { advance, createFirebaseApp, createProviderApp, type ProviderApp } from '../identity/support.ts';
import { childInput } from '../modules/family.ts';
import { engines } from '../support/engines.ts';
import { erased } from '../support/erased.ts';
import { isHeldUp } from '../support/heldUp.ts';
import { filesWith, tablesWith } from '../support/traces.ts';

const AYSE = 'ayse@example.test';
const CAN = 'can@example.test';

describe.each(engines())('what an operator can ask for on $name', (engine) => {
  let app: ProviderApp;
  let operator: Operator;
  beforeAll(async () => {
    app = await createProviderApp({ database: await engine.open() });
    operator = app.server.app.operator;
  });
  beforeEach(() => app.reset());
  afterAll(async () => {
    await app.server.close();
  });

  const signUp = async (email: string) => {
    const account = await app.signUp(email);
    const { token, user } = (await app.exchange(account.idToken)).json<{ token: string; user: { id: string } }>();
    const [row] = await app.server.db.select().from(users).where(eq(users.id, user.id));
    const ask = (method: 'GET' | 'POST', payload?: object) =>
      app.server.app.inject({
        method,
        url: '/api/children',
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      });
    return { ...account, userId: user.id, familyId: row?.familyId ?? '', ask };
  };
  /** Somebody of a Firebase project, with this address. */
  const insertElsewhere = async (email: string, familyId: string = randomUUID()) => {
    const user = { id: randomUUID(), familyId, issuer: 'https://securetoken.google.com/petek', subject: randomUUID() };
    const names = { firstName: 'Ayşe\u202e', lastName: 'Yılmaz' };
    await app.server.db.insert(users).values({ ...user, ...names, email, createdAt: new Date('2026-01-02') });
    return user.id;
  };
  const nobody = 'Nobody here has this e-mail address or id.';

  it('lists users as a table, the oldest first, and of their families nothing but the size', async () => {
    expect(await operator.users({})).toBe('There are no users yet.');
    const { userId, familyId, ask } = await signUp(AYSE);
    await ask('POST', childInput);
    await ask('POST', { ...childInput, name: 'Can' });
    await ask('POST', { ...childInput, name: 'Silinen' });
    await app.server.db.update(children).set({ deletedAt: app.server.clock() }).where(eq(children.name, 'Silinen'));
    await insertElsewhere(CAN);
    const [titles = '', ...rows] = (await operator.users({})).split('\n');
    expect(titles).toMatch(/^user id +e-mail +name +confirmed +family id +children +made on +last seen$/);
    expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
      [expect.any(String), CAN, 'Ayşe Yılmaz', 'no', expect.any(String), '0', '2026-01-02', '-'],
      [userId, AYSE, '-', 'no', familyId, '2', '2026-11-18', '2026-11-18'],
    ]);
    expect(await operator.users({ text: ' AYSE@ ' })).toContain(userId);
    expect(await operator.users({ text: 'AYSE@' })).not.toContain(CAN);
    expect(await operator.users({ text: 'yılmaz' })).toContain(CAN);
    for (const text of ['%', '_', '\\', 'Elif']) {
      expect(await operator.users({ text })).toBe('No user’s address or name holds this text.');
    }
  });

  it('tells when somebody was last seen by their signing in, where no session says more', async () => {
    await signUp(AYSE);
    advance(app.server, 2 * 24 * 60 * 60);
    await app.signIn(AYSE);
    const seen = async () => (await operator.users({})).split(/ {2,}/).at(-1);
    expect(await seen()).toBe('2026-11-20');
    await app.server.db.update(sessions).set({ lastSeenOn: '2026-11-21' });
    expect(await seen()).toBe('2026-11-21');
  });

  it('lists a thousand at most, and says so', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({
      id: randomUUID(),
      familyId: randomUUID(),
      issuer: 'https://securetoken.google.com/petek',
      subject: String(index),
      email: `${index}@example.test`,
      firstName: '',
      lastName: '',
      createdAt: app.server.clock(),
    }));
    await app.server.db.insert(users).values(many);
    const lines = (await operator.users({})).split('\n');
    expect(lines).toHaveLength(1002);
    expect(lines.at(-1)).toBe('These are the first 1000: a text narrows them down.');
  });

  it('finds nobody by what is no address and no id of anybody', async () => {
    await signUp(AYSE);
    for (const who of ['nobody@example.test', randomUUID(), '', ' ', '%', "x' or 1=1 --"]) {
      for (const name of ['confirm', 'end-sessions', 'reset-password', 'family', 'delete-family'] as const) {
        await expect(operator[name]({ who, yes: 'yes' })).rejects.toThrow(nobody);
      }
    }
  });

  it('asks which one, where several have an address, and takes an id', async () => {
    const { userId } = await signUp(AYSE);
    const other = await insertElsewhere(AYSE);
    await expect(operator.confirm({ who: AYSE })).rejects.toThrow(
      [
        'Several users have this address. Say which by its id:',
        `  ${other}  made on 2026-01-02, signs in by the provider https://securetoken.google.com/petek`,
        `  ${userId}  made on 2026-11-18, signs in by an account of this server`,
      ].join('\n'),
    );
    expect(await operator.confirm({ who: userId })).toBe(`${AYSE} is confirmed.`);
  });

  it('confirms an address', async () => {
    const { localId } = await signUp(AYSE);
    expect(await operator.confirm({ who: ` ${AYSE.toUpperCase()} ` })).toBe(`${AYSE} is confirmed.`);
    const [account] = await app.server.db.select().from(localAccounts).where(eq(localAccounts.id, localId));
    expect(account?.emailVerified).toBe(true);
    expect(await operator.users({})).toMatch(/ yes /);
    const [user] = await app.server.db.select().from(users).where(eq(users.email, AYSE));
    expect(user?.emailVerified).toBe(true);
  });

  it('ends every session of a user, and no other’s', async () => {
    const ayse = await signUp(AYSE);
    const can = await signUp(CAN);
    advance(app.server, 2);
    expect(await operator['end-sessions']({ who: AYSE })).toContain(`Every session of ${AYSE} has ended`);
    expect((await ayse.ask('GET')).statusCode).toBe(401);
    expect((await app.exchange(ayse.idToken)).statusCode).toBe(401);
    const renewed = await app.renew({ grant_type: 'refresh_token', refresh_token: ayse.refreshToken });
    expect(renewed.error).toBe('TOKEN_EXPIRED');
    expect((await can.ask('GET')).statusCode).toBe(200);
    expect((await app.exchange((await app.signIn(AYSE)).idToken)).statusCode).toBe(200);
  });

  it('invites: each link takes a code of its own, behind the sign that no server gets to see', async () => {
    const linkOf = async () => (await operator.invite()).split('\n')[1] ?? '';
    const link = await linkOf();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/app\/login#invite=[\w-]{22}$/);
    expect(await linkOf()).not.toBe(link);
    const code = new URL(link).hash.slice('#invite='.length);
    const take = () => app.server.db.transaction((tx) => takeInvitation(tx, code, app.server.clock()));
    expect([await take(), await take()]).toEqual([true, false]);
  });

  it('gives a link for a new password, good once and for an hour', async () => {
    await signUp(AYSE);
    const codeOf = async () => {
      const [, link = ''] = (await operator['reset-password']({ who: AYSE })).split('\n');
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/__\/auth\/action\?mode=resetPassword&oobCode=[\w-]{43}$/);
      return new URL(link).searchParams.get('oobCode') ?? '';
    };
    const use = async (oobCode: string) =>
      (await app.call('resetPassword', { oobCode, newPassword: 'yeni-petek-7' })).error;
    const first = await codeOf();
    expect(await use(first)).toBeUndefined();
    expect(await use(first)).toBe('INVALID_OOB_CODE');
    expect((await app.signIn(AYSE, 'yeni-petek-7')).email).toBe(AYSE);
    const late = await codeOf();
    advance(app.server, 3600);
    expect(await use(late)).toBe('EXPIRED_OOB_CODE');
    expect(app.mails).toEqual([]);
  });

  it('says of users of Firebase what is to be done there', async () => {
    const who = await insertElsewhere(AYSE);
    await expect(operator['reset-password']({ who })).rejects.toThrow('signs in by Firebase, where the password lives');
    await expect(operator.confirm({ who })).rejects.toThrow('signs in by Firebase, which says whether');
    expect(await operator['end-sessions']({ who })).toBe(
      `Every session of ${AYSE} has ended: each browser asks to sign in again. One whose session had run out before may get a new one by its sign-in at Firebase: end that there, too.`,
    );
  });

  it('deletes a family with all it has, once its address was typed again', async () => {
    const ayse = await signUp(AYSE);
    const can = await signUp(CAN);
    await ayse.ask('POST', childInput);
    await can.ask('POST', childInput);
    const other = await insertElsewhere('esi@example.test', ayse.familyId);
    const sendMail = createSendMail(app.server.config, app.server.clock);
    for (const to of [AYSE, CAN]) await sendMail({ to, subject: 'Rapor', text: to });
    const traces = [AYSE, ayse.userId, ayse.familyId, ayse.localId, other];
    const others = await tablesWith(app.server.db, [can.familyId]);

    expect(await operator.family({ who: AYSE })).toBe(
      `This is the family of ${AYSE}. Adults: esi@example.test, ${AYSE}. Children: 1.`,
    );
    for (const again of ['', CAN, 'yes']) {
      await expect(operator['delete-family']({ who: AYSE, again })).rejects.toThrow('nothing was deleted');
    }
    expect((await ayse.ask('GET')).statusCode).toBe(200);
    expect(await operator['delete-family']({ who: ayse.userId, again: ` ${AYSE.toUpperCase()}` })).toBe(
      `The family of ${AYSE} is deleted.\nAt Firebase there still are esi@example.test: delete them there, or signing in makes a new family.`,
    );
    expect((await ayse.ask('GET')).statusCode).toBe(401);
    await erased(app.server);
    expect(await tablesWith(app.server.db, traces)).toEqual([]);
    expect(await filesWith(app.server.config.dataDir, traces)).toEqual([]);
    await expect(operator.family({ who: AYSE })).rejects.toThrow(nobody);

    expect(await tablesWith(app.server.db, [can.familyId])).toEqual(others);
    expect(await filesWith(app.server.config.dataDir, [CAN])).toHaveLength(1);
    expect(await operator['delete-family']({ who: CAN, yes: 'yes' })).toBe(`The family of ${CAN} is deleted.`);
    await erased(app.server);
    for (const table of [families, children, users, localAccounts]) {
      expect(await app.server.db.select().from(table)).toEqual([]);
    }
  });

  it('deletes nothing of a family that somebody leaves in that moment, who keeps the account', async () => {
    const [ayse, can] = [await signUp(AYSE), await signUp(CAN)];
    const { db } = app.server;
    await db.update(users).set({ familyId: ayse.familyId }).where(eq(users.id, can.userId));
    let deleting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.select().from(families).where(eq(families.familyId, ayse.familyId)).for('no key update');
      await tx.update(users).set({ familyId: can.familyId }).where(eq(users.id, can.userId));
      deleting = operator['delete-family']({ who: AYSE, yes: 'yes' }).catch((error: Error) => error.message);
      // The embedded database has one connection: there, whoever comes waits for it.
      if (engine.name === 'PostgreSQL') await vi.waitUntil(() => isHeldUp(db), { timeout: 30_000 });
    });
    const said = await deleting;
    const accounts = (await db.select().from(localAccounts)).map(({ email }) => email);
    expect([said, accounts.toSorted()]).toEqual(
      engine.name === 'PostgreSQL'
        ? ['The family has changed in this very moment, and nothing was deleted: look again.', [AYSE, CAN]]
        : [`The family of ${AYSE} is deleted.`, [CAN]],
    );
  });

  it('deletes the family of somebody without an address by the id alone, never by nothing', async () => {
    const id = await insertElsewhere('');
    for (const again of ['', ' ', AYSE]) {
      await expect(operator['delete-family']({ who: id, again })).rejects.toThrow(
        'That is not the id: nothing was deleted.',
      );
    }
    expect(await operator['delete-family']({ who: id, again: id })).toContain(`The family of ${id} is deleted.`);
  });
});

it('[S-05] of a user of Firebase ends the sign-ins that have a session; one whose session had run out gets a new one', async () => {
  const { server, exchange, tokenOf, now } = await createFirebaseApp();
  const [old, fresh] = [await tokenOf(now - 1), await tokenOf()];
  await exchange(old);
  await server.db.delete(sessions);
  await exchange(fresh);
  await server.app.operator['end-sessions']({ who: 'a@example.test' });
  expect([(await exchange(fresh)).statusCode, (await exchange(old)).statusCode]).toEqual([401, 200]);
  await server.close();
});
