import { decodeJwt } from 'jose';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { advance, createProviderApp, PASSWORD, type ProviderApp, type SignedIn } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse@example.test';
const DAY = 24 * 60 * 60;

const sessionOf = async ({ idToken }: Pick<SignedIn, 'idToken'>): Promise<string> =>
  (await app.exchange(idToken)).json().token;
const statusOf = async (token: string): Promise<number> =>
  (await app.server.app.inject({ url: '/api/children', headers: { authorization: `Bearer ${token}` } })).statusCode;
const renew = (refreshToken: string) => app.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });

/** What is left of a sign-in of before: its session, a new one, a new ID token. */
const left = async (signedIn: SignedIn, token: string) => [
  await statusOf(token),
  (await app.exchange(signedIn.idToken)).statusCode,
  (await renew(signedIn.refreshToken)).error,
];
const NOTHING = [401, 401, 'TOKEN_EXPIRED'];

describe('a new password', () => {
  it('[AC-03] ends every other session, and keeps the sign-in of the browser that changes it', async () => {
    const phone = await app.signUp();
    const browser = await app.signIn();
    const tokens = { phone: await sessionOf(phone), browser: await sessionOf(browser) };
    const { body } = await app.call('update', { idToken: browser.idToken, password: 'yeni-petek' });
    expect(await left(phone, tokens.phone)).toEqual(NOTHING);
    expect(await statusOf(tokens.browser)).toBe(200);
    const claims = decodeJwt(browser.idToken);
    const same = { auth_time: claims['auth_time'], sid: claims['sid'] };
    expect(decodeJwt(String(body['idToken']))).toMatchObject({ ...same, generation: 2 });
    expect(await statusOf(await sessionOf({ idToken: String(body['idToken']) }))).toBe(200);
    expect((await renew(String(body['refreshToken']))).status).toBe(200);
    // Tokens of before are nobody's any more, this browser's neither.
    expect((await app.exchange(browser.idToken)).statusCode).toBe(401);
    expect((await renew(browser.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('[AC-03] of one account ends nothing of another', async () => {
    const other = await app.signUp('can@example.test');
    const token = await sessionOf(other);
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'can@example.test' });
    const oobCode = app.mailedCode();
    await app.call('update', { idToken: (await app.signUp()).idToken, password: 'yeni-petek' });
    expect(await statusOf(token)).toBe(200);
    expect((await app.exchange(other.idToken)).statusCode).toBe(200);
    expect((await renew(other.refreshToken)).status).toBe(200);
    expect((await app.call('resetPassword', { oobCode })).status).toBe(200);
  });

  it('ends also what raced it: a refresh token that is written after them all went', async () => {
    const signedIn = await app.signUp();
    await app.server.db.execute(sql`update local_accounts set generation = generation + 1`);
    expect((await renew(signedIn.refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect((await app.exchange(signedIn.idToken)).statusCode).toBe(401);
  });
});

it.each([true, false])('[AC-03] a reset by mail ends every session; the address was confirmed: %s', async (was) => {
  const signedIn = await app.signUp();
  const token = await sessionOf(signedIn);
  if (was) {
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: signedIn.idToken });
    await app.call('update', { oobCode: app.mailedCode() });
  }
  await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
  await app.call('resetPassword', { oobCode: app.mailedCode(), newPassword: 'yeni-petek' });
  expect(await left(signedIn, token)).toEqual(NOTHING);
  expect(await statusOf(await sessionOf(await app.signIn(EMAIL, 'yeni-petek')))).toBe(200);
});

it('a reset that fails ends none', async () => {
  const signedIn = await app.signUp();
  const token = await sessionOf(signedIn);
  await app.call('resetPassword', { oobCode: 'x', newPassword: 'yeni-petek' });
  expect(await left(signedIn, token)).toEqual([200, 200, undefined]);
});

it('a deleted account ends every session', async () => {
  const signedIn = await app.signUp();
  const token = await sessionOf(signedIn);
  await app.call('delete', { idToken: signedIn.idToken });
  expect(await left(signedIn, token)).toEqual(NOTHING);
});

it('an operator ends them all, and all sign-ins with them, also those without a session', async () => {
  const [signedIn, phone] = [await app.signUp(), await app.signIn()];
  const token = await sessionOf(signedIn);
  const [user] = await app.server.db.select().from(users);
  await app.server.sessions.endAllOf(user?.id ?? '');
  expect(await left(signedIn, token)).toEqual(NOTHING);
  expect((await renew(phone.refreshToken)).error).toBe('TOKEN_EXPIRED');
  expect((await app.exchange(phone.idToken)).statusCode).toBe(401);
  expect(await statusOf(await sessionOf(await app.signIn()))).toBe(200);
});

describe('a clock that was put right by two days', () => {
  it('back: what was made before asks for a plain sign-in, which works at once', async () => {
    advance(app.server, 2 * DAY);
    const signedIn = await app.signUp();
    const token = await sessionOf(signedIn);
    advance(app.server, -2 * DAY);
    expect(await left(signedIn, token)).toEqual(NOTHING);
    // The word that makes the SDK sign out.
    expect((await app.call('lookup', { idToken: signedIn.idToken })).error).toBe('TOKEN_EXPIRED');
    expect(await statusOf(await sessionOf(await app.signIn()))).toBe(200);
  });

  it('back: a new password of before ends what it ended, and nothing that comes after', async () => {
    const old = await app.signUp();
    const oldSession = await sessionOf(old);
    advance(app.server, 2 * DAY);
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    await app.call('resetPassword', { oobCode: app.mailedCode(), newPassword: 'yeni-petek' });
    advance(app.server, -2 * DAY);
    expect(await left(old, oldSession)).toEqual(NOTHING);
    const fresh = await app.signIn(EMAIL, 'yeni-petek');
    expect(await left(fresh, await sessionOf(fresh))).toEqual([200, 200, undefined]);
  });

  it('forward: what was made before still works', async () => {
    const signedIn = await app.signUp();
    const token = await sessionOf(signedIn);
    advance(app.server, 2 * DAY);
    expect(await statusOf(token)).toBe(200);
    expect((await renew(signedIn.refreshToken)).status).toBe(200);
    expect((await app.call('signInWithPassword', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  });
});
