import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localAccounts, localRefreshTokens } from '../../src/db/schema.ts';
import { strangerCounts } from '../../src/identity/localProvider/signIn.ts';
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
      sid: expect.stringMatching(/^[\w-]{36}$/),
      generation: 1,
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
    // To whoever reads them these are somebody else's.
    ['INVALID_EMAIL', { email: 'ay\u200bse@example.test', password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'ayse@exa\u00admple.test', password: PASSWORD }],
    ['INVALID_EMAIL', { email: '\u202eesya@example.test', password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'a\ud800b@example.test', password: PASSWORD }],
    ['MISSING_PASSWORD', { email: 'yeni@example.test' }],
    ['WEAK_PASSWORD : Password is too short or too common', { email: 'yeni@example.test', password: '12345' }],
    ['WEAK_PASSWORD : Password is too short or too common', { email: 'yeni@example.test', password: 'Trustno1' }],
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
    for (const password of ['petek7', 'x'.repeat(4096)]) {
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

  it('LIMIT_SIGN_UP lets sixty through from an address', async () => {
    const signUp = (index: number) => app.call('signUp', { email: `${index}@example.test`, password: '1' });
    for (let index = 0; index < 60; index += 1) expect((await signUp(index)).error).toMatch(/^WEAK_PASSWORD/);
    expect((await signUp(60)).error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
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

  it('LIMIT_SIGN_IN holds an account after ten failures, from whatever address they came', async () => {
    await app.signUp();
    await app.signUp('can@example.test');
    const signIn = async (password: string, email = EMAIL, remoteAddress = '203.0.113.9') =>
      (await app.call('signInWithPassword', { email, password }, { remoteAddress })).error ?? 'in';
    for (let failures = 0; failures < 9; failures += 1)
      expect(await signIn('yanlış', EMAIL, `203.0.113.${failures}`)).toBe('INVALID_LOGIN_CREDENTIALS');
    for (let successes = 0; successes < 3; successes += 1) expect(await signIn(PASSWORD)).toBe('in');
    expect(await signIn('yanlış', 'AYSE@EXAMPLE.TEST')).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await signIn(PASSWORD)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await signIn(PASSWORD, EMAIL, '198.51.100.10')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await signIn(PASSWORD, 'can@example.test')).toBe('in');
    advance(app.server, 30);
    expect(await signIn(PASSWORD)).toBe('in');
  });

  it('[X-51] LIMIT_SIGN_IN counts an address, or /64, ten times as long as an account, and a /48 a hundred times', () => {
    const account = { name: 'sign-in account', key: EMAIL, max: 7 };
    const ofAddress = (key: string) => ({ name: 'sign-in address', key, max: 70 });
    expect(strangerCounts(EMAIL, '203.0.113.9', 7)).toEqual([ofAddress('203.0.113.9'), account]);
    expect(strangerCounts(EMAIL, '2001:db8:7:1::5', 7)).toEqual([
      { name: 'sign-in network', key: '2001:db8:7::/48', max: 700 },
      ofAddress('2001:db8:7:1::/64'),
      account,
    ]);
  });

  it('[X-51] LIMIT_SIGN_IN holds a home after ten times as many failures over all accounts', async () => {
    const { limits } = app.server.config;
    const { signIn } = limits;
    Object.assign(limits, { signIn: 1 });
    let accounts = 0;
    const guess = async (remoteAddress: string) => {
      accounts += 1;
      const payload = { email: `${accounts}@example.test`, password: 'yanlış' };
      return (await app.call('signInWithPassword', payload, { remoteAddress })).error;
    };
    const [wrong, early] = ['INVALID_LOGIN_CREDENTIALS', 'TOO_MANY_ATTEMPTS_TRY_LATER'];
    for (let count = 0; count < 10; count += 1) expect(await guess(`2001:db8:7:1::${count}`)).toBe(wrong);
    expect(await guess('2001:db8:7:1:ffff::1')).toBe(early);
    expect(await guess('2001:db8:7:2::1')).toBe(wrong);
    Object.assign(limits, { signIn });
  });

  it('LIMIT_SIGN_IN of 0 lets nobody in', async () => {
    const { limits } = app.server.config;
    const { signIn } = limits;
    await app.signUp();
    Object.assign(limits, { signIn: 0 });
    const { error } = await app.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    expect(error).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    Object.assign(limits, { signIn });
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
