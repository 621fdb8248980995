import { SessionSchema } from '@kovan/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families } from '../../src/db/schema/family.ts';
import { localAccounts, users } from '../../src/db/schema/identity.ts';
import { readConfig } from '../../src/config.ts';
import { createTestApp } from '../support/testApp.ts';
import { advance, createProviderApp, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const named = async (displayName: string, email?: string) => {
  const { idToken } = await app.signUp(email);
  const { body } = await app.call('update', { idToken, displayName, returnSecureToken: true });
  return String(body['idToken']);
};
const children = (token: string) =>
  app.server.app.inject({ url: '/api/children', headers: { authorization: `Bearer ${token}` } });

it('[A-10] [E-13] [E-17] [S-01] gives the user and a session token that opens product calls', async () => {
  const { idToken } = await app.signUp('Ayse@Example.test');
  const answer = await app.exchange(idToken);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(['token', 'user']);
  const { user, token } = SessionSchema.parse(answer.json());
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'ayse@example.test',
    first_name: '',
    last_name: '',
    avatar: null,
    is_active: true,
    created_at: '2026-11-18T14:45:00.000Z',
  });
  expect((await children(token)).statusCode).toBe(200);
});

it('[E-19] only the token of the exchange opens product calls, neither the placeholder nor the ID token', async () => {
  const { idToken } = await app.signUp();
  for (const token of ['pending', idToken]) {
    const answer = await children(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  }
});

describe('names', () => {
  it.each([
    ['[E-14] [E-15] the first word and the rest', 'Elif Su Arı', 'Elif', 'Su Arı'],
    ['[E-15] one word', 'Elif', 'Elif', ''],
    ['[E-16] a first name of two words, held by a no-break space', 'Ayşe\u00a0Nur Yılmaz', 'Ayşe Nur', 'Yılmaz'],
    ['what no database stores', 'Eli\u0000f A\ud800rı', 'Elif', 'Arı'],
    ['none', '', '', ''],
  ])('%s', async (_what, displayName, firstName, lastName) => {
    const { user } = (await app.exchange(await named(displayName))).json();
    expect([user.first_name, user.last_name]).toEqual([firstName, lastName]);
  });

  it('are cut where they have no end, never within an emoji', async () => {
    const { user } = (await app.exchange(await named(`${'🐝'.repeat(90)} Arı`))).json();
    expect(user.first_name).toBe('🐝'.repeat(80));
  });

  it('follow the provider, but an identity without a name takes none away', async () => {
    const first = await named('Elif Arı');
    await app.exchange(first);
    const { body } = await app.call('update', { idToken: first, displayName: 'Elif Yılmaz' });
    const second = (await app.exchange(String(body['idToken']))).json();
    expect(second.user).toMatchObject({ first_name: 'Elif', last_name: 'Yılmaz' });
    const nameless = await app.call('update', { idToken: first, deleteAttribute: ['DISPLAY_NAME'] });
    const third = (await app.exchange(String(nameless.body['idToken']))).json();
    expect(third.user).toMatchObject({ first_name: 'Elif', last_name: 'Yılmaz' });
  });
});

describe('a user', () => {
  it('is one with one family, however many exchanges race', async () => {
    const { idToken } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.exchange(idToken)));
    const ids = new Set(answers.map((answer) => answer.json().user.id));
    expect(ids.size).toBe(1);
    expect(await app.server.db.select().from(families)).toHaveLength(1);
    expect(await app.server.db.select().from(users)).toHaveLength(1);
  });

  it('is found by issuer and subject, never by the address', async () => {
    const first = await app.signUp();
    const before = (await app.exchange(first.idToken)).json();
    await app.server.db.delete(localAccounts);
    const second = await app.signUp();
    const after = (await app.exchange(second.idToken)).json();
    expect(after.user.email).toBe(before.user.email);
    expect(after.user.id).not.toBe(before.user.id);
    const rows = await app.server.db.select().from(users);
    expect(new Set(rows.map(({ familyId }) => familyId)).size).toBe(2);
  });

  it('that is no longer active gets no session', async () => {
    const { idToken } = await app.signUp();
    await app.exchange(idToken);
    await app.server.db.update(users).set({ isActive: false });
    expect((await app.exchange(idToken)).statusCode).toBe(401);
  });
});

describe('[S-03] refuses with a 401 problem', () => {
  const expectRefusal = async (idToken: string) => {
    const answer = await app.exchange(idToken, { headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/\w/), code: 'UNAUTHENTICATED' });
  };

  it('what is no token', () => expectRefusal('nonsense'));

  it('a token that has run out', async () => {
    const { idToken } = await app.signUp();
    advance(app.server, 3600);
    await expectRefusal(idToken);
  });

  it("another server's token", async () => {
    const other = await createProviderApp();
    const { idToken } = await other.signUp();
    await other.server.close();
    await expectRefusal(idToken);
  });

  it('a token of an account that is gone', async () => {
    const { idToken } = await app.signUp();
    await app.call('delete', { idToken });
    await expectRefusal(idToken);
  });

  it('a token of before a new password', async () => {
    const { idToken } = await app.signUp();
    advance(app.server, 60);
    await app.call('update', { idToken, password: 'yeni-petek' });
    await expectRefusal(idToken);
  });
});

it('names what is wrong with the body', async () => {
  const answer = await app.server.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: {} });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['id_token']);
});

it('[S-05] signing out ends every session of the user, and of no one else', async () => {
  const { idToken } = await app.signUp();
  const tokens = [(await app.exchange(idToken)).json().token, (await app.exchange(idToken)).json().token];
  const other = (await app.exchange((await app.signUp('can@example.test')).idToken)).json().token;
  const signOut = (token: string) =>
    app.server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { authorization: `Bearer ${token}` } });
  const answer = await signOut(tokens[0]);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  for (const token of tokens) expect((await children(token)).statusCode).toBe(401);
  expect((await signOut(tokens[0])).statusCode).toBe(401);
  expect((await children(other)).statusCode).toBe(200);
  expect((await children((await app.exchange(idToken)).json().token)).statusCode).toBe(200);
});

describe('LIMIT_EXCHANGE', () => {
  it('holds per address, says how long, and opens again after an hour', async () => {
    const { limits } = app.server.config;
    const limited = await createTestApp({ config: { limits: { ...limits, exchange: 2 } } });
    const exchange = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { id_token: 'x' }, remoteAddress });
    expect((await exchange('2001:db8::1')).statusCode).toBe(401);
    expect((await exchange('2001:db8::2')).statusCode).toBe(401);
    advance(limited, 600);
    const held = await exchange('2001:db8::3');
    expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '3000']);
    expect((await exchange('2001:db8:0:1::1')).statusCode).toBe(401);
    advance(limited, 3000);
    expect((await exchange('2001:db8::3')).statusCode).toBe(401);
    await limited.close();
  });
});

it('with a Firebase project: no local provider, and keys that cannot be fetched are a 503', async () => {
  const { identity } = readConfig({
    FIREBASE_PROJECT_ID: 'kovan-test',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'kovan-test.firebaseapp.com',
  });
  const server = await createTestApp({
    config: { identity },
    fetchKeys: async () => Promise.reject(new TypeError('fetch failed')),
  });
  const { idToken } = await app.signUp();
  const exchange = await server.app.inject({
    method: 'POST',
    url: '/api/auth/firebase',
    payload: { id_token: idToken },
  });
  expect([exchange.statusCode, exchange.json().code]).toEqual([503, 'UNAVAILABLE']);
  const local = await server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
    payload: {},
  });
  expect(local.statusCode).toBe(404);
  await server.close();
});

it('a user of ours keeps what is theirs when the provider says less', async () => {
  const { idToken, localId } = await app.signUp();
  const first = (await app.exchange(idToken)).json();
  await app.server.db
    .update(localAccounts)
    .set({ photoUrl: 'http://example.test/a.png' })
    .where(eq(localAccounts.id, localId));
  const again = (await app.exchange((await app.signIn()).idToken)).json();
  expect(again.user).toEqual(first.user);
});
