import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localAccounts, localRefreshTokens, localSigningKeys } from '../../src/db/schema/identity.ts';
import { createSigningKey } from '../../src/identity/localProvider/signingKey.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { advance, createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse@example.test';
const NOW_SECONDS = Date.parse('2026-11-18T14:45:00Z') / 1000;

describe('accounts:signUp', () => {
  it('[L-08] makes an account and answers with an ID token that holds every claim', async () => {
    const { status, body } = await app.call('signUp', { email: 'Ayse@Example.TEST', password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: EMAIL, expiresIn: '3600', refreshToken: expect.stringMatching(/^[\w-]{43}$/) });
    const token = String(body['idToken']);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringMatching(/.{20}/) });
    expect(decodeJwt(token)).toEqual({
      iss: 'https://securetoken.google.com/kovan-local',
      aud: 'kovan-local',
      sub: body['localId'],
      user_id: body['localId'],
      jti: expect.any(String),
      iat: NOW_SECONDS,
      auth_time: NOW_SECONDS,
      exp: NOW_SECONDS + 3600,
      email: EMAIL,
      email_verified: false,
      firebase: { identities: { email: [EMAIL] }, sign_in_provider: 'password' },
    });
  });

  it('keeps neither the password nor the refresh token', async () => {
    const { refreshToken } = await app.signUp();
    const [account] = await app.server.db.select().from(localAccounts);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(await app.server.db.select().from(localRefreshTokens));
    expect(stored).not.toContain(refreshToken);
  });

  it.each([
    ['EMAIL_EXISTS', { email: ' AYSE@example.test ', password: PASSWORD }],
    ['MISSING_EMAIL', { password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'ayse', password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'ayse@example', password: PASSWORD }],
    ['INVALID_EMAIL', { email: `${'a'.repeat(250)}@example.test`, password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'a\u0000b@example.test', password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'a\ud800b@example.test', password: PASSWORD }],
    ['MISSING_PASSWORD', { email: 'yeni@example.test' }],
    ['WEAK_PASSWORD : Password should be at least 6 characters', { email: 'yeni@example.test', password: '12345' }],
    [
      'WEAK_PASSWORD : Password should be at most 4096 characters',
      { email: 'yeni@example.test', password: 'x'.repeat(4097) },
    ],
    ['ADMIN_ONLY_OPERATION', { returnSecureToken: true }],
    ['OPERATION_NOT_ALLOWED', { email: 'yeni@example.test', password: PASSWORD, idToken: 'x' }],
    ['INVALID_REQUEST', { email: 7, password: PASSWORD }],
    ['INVALID_REQUEST', []],
  ])('[V-06] refuses with %s', async (message, payload) => {
    await app.signUp();
    const { status, body } = await app.call('signUp', payload);
    expect(status).toBe(400);
    expect(body).toEqual({ error: { code: 400, message, errors: [expect.objectContaining({ message })] } });
  });

  it('[V-06] takes a password of six characters and of 4096', async () => {
    for (const password of ['123456', 'x'.repeat(4096)]) {
      const email = `${password.length}@example.test`;
      expect((await app.call('signUp', { email, password })).status).toBe(200);
      expect((await app.call('signInWithPassword', { email, password })).status).toBe(200);
    }
  });

  it('makes one account of many requests at once', async () => {
    const payload = { email: EMAIL, password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call('signUp', payload)));
    expect(answers.map(({ error }) => error ?? 'made').sort()).toEqual([...Array(4).fill('EMAIL_EXISTS'), 'made']);
  });

  it('LIMIT_SIGN_UP holds per address for an hour', async () => {
    const signUp = (index: number, remoteAddress = '203.0.113.9') =>
      app.call('signUp', { email: `${index}@example.test`, password: '1' }, { remoteAddress });
    for (let index = 0; index < 60; index += 1) expect((await signUp(index)).error).toMatch(/^WEAK_PASSWORD/);
    expect((await signUp(60)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await signUp(60, '203.0.113.10')).error).toMatch(/^WEAK_PASSWORD/);
    advance(app.server, 3600);
    expect((await signUp(60)).error).toMatch(/^WEAK_PASSWORD/);
  });
});

describe('accounts:signInWithPassword', () => {
  it('[L-07] signs the same account in, however its address is written', async () => {
    const { localId } = await app.signUp();
    const { status, body } = await app.call('signInWithPassword', { email: 'AYSE@Example.test', password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({ localId, email: EMAIL, registered: true, expiresIn: '3600' });
  });

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', { email: EMAIL, password: 'yanlış' }],
    ['INVALID_LOGIN_CREDENTIALS', { email: EMAIL, password: PASSWORD.toUpperCase() }],
    ['INVALID_LOGIN_CREDENTIALS', { email: EMAIL, password: 'x'.repeat(4097) }],
    ['INVALID_LOGIN_CREDENTIALS', { email: 'yok@example.test', password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'ayse', password: PASSWORD }],
    ['MISSING_EMAIL', { password: PASSWORD }],
    ['MISSING_PASSWORD', { email: EMAIL }],
  ])('refuses with %s', async (message, payload) => {
    await app.signUp();
    expect(await app.call('signInWithPassword', payload)).toMatchObject({ status: 400, error: message });
  });

  it('LIMIT_SIGN_IN holds an account and address after ten failures, for five minutes', async () => {
    await app.signUp();
    await app.signUp('can@example.test');
    const signIn = async (password: string, email = EMAIL, remoteAddress = '203.0.113.9') =>
      (await app.call('signInWithPassword', { email, password }, { remoteAddress })).error ?? 'in';
    for (let failures = 0; failures < 9; failures += 1)
      expect(await signIn('yanlış')).toBe('INVALID_LOGIN_CREDENTIALS');
    for (let successes = 0; successes < 3; successes += 1) expect(await signIn(PASSWORD)).toBe('in');
    expect(await signIn('yanlış', 'AYSE@EXAMPLE.TEST')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(PASSWORD)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await signIn(PASSWORD, 'can@example.test')).toBe('in');
    expect(await signIn(PASSWORD, EMAIL, '203.0.113.10')).toBe('in');
    advance(app.server, 300);
    expect(await signIn(PASSWORD)).toBe('in');
  });

  it('LIMIT_SIGN_IN lets no more tries through when they come at once', async () => {
    await app.signUp();
    const tries = Array.from({ length: 25 }, () =>
      app.call('signInWithPassword', { email: EMAIL, password: 'yanlış' }),
    );
    const errors = (await Promise.all(tries)).map(({ error }) => error);
    expect(errors.filter((error) => error === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
  });
});

describe('the token endpoint', () => {
  it('gives a new ID token of the same sign-in for the same refresh token', async () => {
    const { refreshToken, localId } = await app.signUp();
    advance(app.server, 1800);
    const { status, body } = await app.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refresh_token: refreshToken,
      expires_in: '3600',
      user_id: localId,
      token_type: 'Bearer',
    });
    const claims = decodeJwt(String(body['id_token']));
    expect(claims).toMatchObject({ sub: localId, iat: NOW_SECONDS + 1800, auth_time: NOW_SECONDS });
    expect(body['access_token']).toBe(body['id_token']);
  });

  it.each([
    ['INVALID_GRANT_TYPE', { refresh_token: 'x' }],
    ['MISSING_REFRESH_TOKEN', { grant_type: 'refresh_token' }],
    ['INVALID_REFRESH_TOKEN', { grant_type: 'refresh_token', refresh_token: 'x' }],
    ['TOKEN_EXPIRED', { grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) }],
  ])('refuses with %s', async (message, form) => {
    expect(await app.renew(form)).toMatchObject({ status: 400, error: message });
  });

  it('forgets a refresh token that nobody used for half a year', async () => {
    const { refreshToken } = await app.signUp();
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    advance(app.server, 179 * 24 * 3600);
    expect((await app.renew(form)).status).toBe(200);
    advance(app.server, 179 * 24 * 3600);
    expect((await app.renew(form)).status).toBe(200);
    advance(app.server, 180 * 24 * 3600);
    expect((await app.renew(form)).error).toBe('TOKEN_EXPIRED');
  });
});

describe('the signing key', () => {
  it('is made once, also by processes that start at once, and stays', async () => {
    const database = await openTestDatabase();
    const clock = () => new Date();
    const keys = await Promise.all([1, 2, 3].map(() => createSigningKey({ db: database.db, clock }).get()));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    expect((await createSigningKey({ db: database.db, clock }).get()).kid).toBe(keys[0]?.kid);
    expect(await database.db.select().from(localSigningKeys)).toHaveLength(1);
    await database.close();
  });
});

describe('what is not of the protocol', () => {
  it.each([
    ['malformed JSON', { headers: { 'content-type': 'application/json' }, payload: '{' }],
    ['another content type', { headers: { 'content-type': 'text/plain' }, payload: '{}' }],
    ['a body too large', { payload: { email: 'x'.repeat(70_000) } }],
  ])('%s is refused in the words of the protocol', async (_what, options) => {
    expect(await app.call('signUp', {}, options)).toMatchObject({ status: 400, error: 'INVALID_REQUEST' });
  });

  it.each(['cross-site', 'same-site'])('a request from a %s page is refused', async (site) => {
    const headers = { 'sec-fetch-site': site };
    expect((await app.call('signUp', {}, { headers })).error).toBe('OPERATION_NOT_ALLOWED');
  });

  it('no answer lets another origin read it, or is kept', async () => {
    const { server } = app;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      headers: { origin: 'https://other.example' },
      payload: {},
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('a count that cannot be made is a 503, never a sign-in', async () => {
    const broken = await createProviderApp();
    await broken.signUp();
    await broken.server.db.execute('alter table limits rename to elsewhere');
    const answer = await broken.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    expect(answer).toMatchObject({ status: 503, error: 'UNAVAILABLE' });
    await broken.server.close();
  });
});
