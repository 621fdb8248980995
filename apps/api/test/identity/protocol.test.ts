import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { localRefreshTokens, localSigningKeys } from '../../src/db/schema.ts';
import { createSigningKey } from '../../src/identity/localProvider/issuer.ts';
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

  it('[AC-08] renews a sign-in for 180 days, used or not, and no longer', async () => {
    const { refreshToken } = await app.signUp();
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    advance(app.server, 180 * 24 * 3600 - 1);
    const { status, body } = await app.renew(form);
    expect(status).toBe(200);
    expect((await app.exchange(String(body['id_token']))).statusCode).toBe(200);
    advance(app.server, 1);
    expect((await app.exchange(String(body['id_token']))).statusCode).toBe(401);
    expect((await app.renew(form)).error).toBe('TOKEN_EXPIRED');
    // Nor is it kept once somebody signs in again.
    await app.signIn();
    expect(await app.server.db.$count(localRefreshTokens)).toBe(1);
  });
});

it('[S-04] a sign-in goes on to be renewed, whoever signs in meanwhile', async () => {
  const { refreshToken } = await app.signUp();
  advance(app.server, 179 * 24 * 3600);
  await app.signUp('can@example.test');
  expect((await app.renew({ grant_type: 'refresh_token', refresh_token: refreshToken })).status).toBe(200);
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

  it('is asked for again where it could not be had', async () => {
    const { db, clock } = app.server;
    const key = createSigningKey({ db, clock });
    const select = vi.spyOn(db, 'select').mockImplementationOnce(() => {
      throw new Error('away');
    });
    onTestFinished(() => select.mockRestore());
    await expect(key.get()).rejects.toThrow('away');
    expect((await key.get()).kid).toMatch(/./);
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

  it.each(['same-origin', 'none'])('a request from %s, our own page or nobody’s, is not', async (site) => {
    const headers = { 'sec-fetch-site': site };
    expect((await app.call('signUp', {}, { headers })).error).toBe('ADMIN_ONLY_OPERATION');
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

  it('a count that cannot be made is a 503, never a sign-in; when to try again is said, and the cause is logged', async () => {
    const lines: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const broken = await createProviderApp({ log });
    await broken.signUp();
    await broken.server.db.execute('alter table sign_in_failures rename to elsewhere');
    const answer = await broken.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    expect(answer).toMatchObject({ status: 503, error: 'UNAVAILABLE', retryAfter: '5' });
    expect(lines).toMatchObject([{ method: 'POST', status: 503, problem: 'UNAVAILABLE', errorCode: '42P01' }]);
    await broken.server.close();
  });
});
