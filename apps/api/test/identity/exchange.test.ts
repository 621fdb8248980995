import { SessionSchema } from '@kovan/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { endedSignIns, localRefreshTokens, sessions, users } from '../../src/db/schema.ts';
import { createTestApp } from '../support/testApp.ts';
import { advance, createFirebaseApp, createProviderApp, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const children = (token: string) =>
  app.server.app.inject({ url: '/api/children', headers: { authorization: `Bearer ${token}` } });

it('[A-10] [E-13] [E-17] [S-01] gives the user and a session token that opens product calls', async () => {
  const { idToken } = await app.signUp('Ayse@Example.test');
  const facts = { displayName: 'Ayşe Yıldız', photoUrl: 'https://example.test/ayse.png' };
  const { body } = await app.call('update', { idToken, ...facts, returnSecureToken: true });
  const answer = await app.exchange(String(body['idToken']));
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(['token', 'user']);
  const { user, token } = SessionSchema.parse(answer.json());
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'ayse@example.test',
    first_name: 'Ayşe',
    last_name: 'Yıldız',
    avatar: 'https://example.test/ayse.png',
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

it('[S-03] [S-05] a sign-in at Firebase that is 180 days old, or was ended, makes nobody anew', async () => {
  const firebase = await createFirebaseApp();
  const { app: http, db } = firebase.server;
  const oldest = firebase.now - 180 * 24 * 3600;
  const [outdated, good] = await Promise.all([firebase.tokenOf(oldest), firebase.tokenOf(oldest + 60)]);
  expect((await firebase.exchange(outdated)).statusCode).toBe(401);
  expect(await db.$count(users)).toBe(0);
  const { token } = (await firebase.exchange(good)).json<{ token: string }>();
  await http.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { authorization: `Bearer ${token}` } });
  await db.delete(users);
  expect((await firebase.exchange(good)).statusCode).toBe(401);
  expect(await db.$count(users)).toBe(0);
  await firebase.server.close();
});

it('names what is wrong with the body', async () => {
  const answer = await app.server.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: {} });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['id_token']);
});

describe('[S-05] signing out', () => {
  const signOut = (token: string) =>
    app.server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { authorization: `Bearer ${token}` } });
  const sessionOf = async (idToken: string): Promise<string> => (await app.exchange(idToken)).json().token;

  it('[S-05] ends that session alone: neither the phone of the same user, nor anybody else', async () => {
    const { idToken } = await app.signUp();
    const [token, sameSignIn] = [await sessionOf(idToken), await sessionOf(idToken)];
    const phone = await sessionOf((await app.signIn()).idToken);
    const other = await sessionOf((await app.signUp('can@example.test')).idToken);
    const answer = await signOut(token);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await children(token)).statusCode).toBe(401);
    expect((await signOut(token)).statusCode).toBe(401);
    for (const standing of [sameSignIn, phone, other]) expect((await children(standing)).statusCode).toBe(200);
  });

  it('[S-05] ends the sign-in too: neither its ID token nor a renewed one buys a session, and nothing renews it', async () => {
    const { idToken, refreshToken } = await app.signUp();
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const renewed = String((await app.renew(form)).body['id_token']);
    const updated = await app.call('update', { idToken, displayName: 'Ayşe' });
    const tokens = [idToken, renewed, String(updated.body['idToken'])];
    const phone = await app.signIn();
    await signOut(await sessionOf(idToken));
    // What would renew it is kept nowhere: only the phone’s is left.
    expect(await app.server.db.$count(localRefreshTokens)).toBe(1);
    for (const token of tokens) {
      expect((await app.exchange(token)).statusCode).toBe(401);
      // It could else be used to get new tokens.
      expect((await app.call('update', { idToken: token, displayName: 'Ayşe' })).error).toBe('TOKEN_EXPIRED');
    }
    for (const ended of [refreshToken, String(updated.body['refreshToken'])]) {
      expect((await app.renew({ ...form, refresh_token: ended })).error).toBe('TOKEN_EXPIRED');
    }
    expect((await app.exchange(phone.idToken)).statusCode).toBe(200);
    expect((await app.renew({ ...form, refresh_token: phone.refreshToken })).status).toBe(200);
    expect((await app.exchange((await app.signIn()).idToken)).statusCode).toBe(200);
  });

  it('is remembered until the sign-in would be outdated anyway', async () => {
    await signOut(await sessionOf((await app.signUp()).idToken));
    const ended = () => app.server.db.select().from(endedSignIns);
    expect(await ended()).toHaveLength(1);
    advance(app.server, 180 * 24 * 3600 + 1);
    await signOut(await sessionOf((await app.signIn()).idToken));
    expect(await ended()).toHaveLength(1);
  });
});

it('[S-05] [DV-10] what became of a sign-in is known for its 180 days, whoever signs out meanwhile', async () => {
  const { server, exchange, tokenOf, now } = await createFirebaseApp();
  const signOut = async (idToken: string) => {
    const { token } = (await exchange(idToken)).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })).statusCode).toBe(204);
  };
  const idToken = await tokenOf(now - 179 * 24 * 3600);
  await signOut(idToken);
  await signOut(await tokenOf(now, 'b@example.test'));
  expect((await exchange(idToken)).statusCode).toBe(401);
  await server.db.update(endedSignIns).set({ lent: true });
  await signOut(await tokenOf(now, 'c@example.test'));
  expect((await exchange(idToken)).json()).toMatchObject({ code: 'LENT' });
  await server.close();
});

it('notes the browser in words, never the header', async () => {
  const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';
  await app.exchange((await app.signUp()).idToken, { headers: { 'user-agent': userAgent } });
  const rows = await app.server.db.select().from(sessions);
  expect(rows.map(({ browser }) => browser)).toEqual(['Firefox, Android']);
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
