import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { isGoogleOffered } from '../../src/identity/localProvider/google.ts';
import { advance, createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp({ config: { localGoogle: true } });
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const ELIF = { sub: '109', email: 'Elif@Example.test', email_verified: true, name: 'Elif Arı' };
const EMAIL = 'elif@example.test';
const LOCAL = { host: 'localhost:3000' };

const signIn = (credential: object = ELIF, headers: Record<string, string> = LOCAL, more: object = {}) => {
  const postBody = new URLSearchParams({ id_token: JSON.stringify(credential), providerId: 'google.com' }).toString();
  return app.call('signInWithIdp', { postBody, requestUri: 'http://localhost', ...more }, { headers });
};

describe('accounts:signInWithIdp', () => {
  it('[L-09] makes an account at the first time and finds it the next', async () => {
    const first = await signIn();
    expect(first.body).toMatchObject({
      providerId: 'google.com',
      email: EMAIL,
      emailVerified: true,
      displayName: 'Elif Arı',
      isNewUser: true,
      expiresIn: '3600',
    });
    expect(decodeJwt(String(first.body['idToken']))).toMatchObject({
      name: 'Elif Arı',
      email_verified: true,
      firebase: { identities: { 'google.com': ['109'], email: [EMAIL] }, sign_in_provider: 'google.com' },
    });
    advance(app.server, 60);
    const second = await signIn();
    expect(second.body).toMatchObject({ localId: first.body['localId'], isNewUser: false });
    const { body } = await app.call('lookup', { idToken: second.body['idToken'] });
    const lastLoginAt = String(app.server.clock().getTime());
    expect(body['users']).toEqual([expect.objectContaining({ lastLoginAt })]);
  });

  it('vouches for an address only where the credential does', async () => {
    const { email_verified: _, ...unproved } = ELIF;
    const { body } = await signIn(unproved);
    expect(body).toMatchObject({ emailVerified: false });
    expect(decodeJwt(String(body['idToken']))).toMatchObject({ email_verified: false });
  });

  it('never takes over an account that has a password, nor one of another Google account', async () => {
    await app.signUp(EMAIL);
    const refused = await signIn();
    expect(refused.body).toEqual({
      kind: expect.any(String),
      needConfirmation: true,
      email: EMAIL,
      providerId: 'google.com',
      verifiedProvider: ['password'],
    });
    await signIn({ ...ELIF, email: 'can@example.test', sub: '110' });
    const other = await signIn({ ...ELIF, email: 'can@example.test', sub: '111' });
    expect(other.body).toMatchObject({ needConfirmation: true, verifiedProvider: ['google.com'] });
    expect(other.body).not.toHaveProperty('idToken');
  });

  it('never signs in to an account that began with Google and has a password now', async () => {
    const { body } = await signIn();
    await app.call('update', { idToken: body['idToken'], password: PASSWORD });
    expect((await signIn()).body).toMatchObject({ needConfirmation: true, verifiedProvider: ['password'] });
    expect((await app.signIn(EMAIL)).localId).toBe(body['localId']);
  });

  it('makes one account of many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn()));
    expect(new Set(answers.map(({ body }) => body['localId'])).size).toBe(1);
  });

  it('counts its sign-ups like any other, but no later sign-in', async () => {
    const { limits } = app.server.config;
    const limited = await createProviderApp({ config: { localGoogle: true, limits: { ...limits, signUp: 2 } } });
    const enter = async (sub: string) => {
      const credential = JSON.stringify({ ...ELIF, sub, email: `${sub}@example.test` });
      const postBody = new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString();
      return (await limited.call('signInWithIdp', { postBody }, { headers: LOCAL })).error ?? 'in';
    };
    await limited.signUp();
    expect([await enter('1'), await enter('1'), await enter('2'), await enter('1')]).toEqual([
      'in',
      'in',
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'in',
    ]);
    expect((await limited.call('signUp', { email: EMAIL, password: PASSWORD })).error).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
    );
    await limited.server.close();
  });

  it('gives no way in by a password that was never set', async () => {
    await signIn();
    const byPassword = await app.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    expect(byPassword.error).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await app.call('signUp', { email: EMAIL, password: PASSWORD })).error).toBe('EMAIL_EXISTS');
  });

  it('refuses what is no credential, another provider, and linking', async () => {
    const post = (postBody: string) => app.call('signInWithIdp', { postBody }, { headers: LOCAL });
    expect((await post('id_token=x&providerId=google.com')).error).toBe('INVALID_IDP_RESPONSE');
    expect((await post('id_token={}&providerId=google.com')).error).toBe('INVALID_IDP_RESPONSE');
    expect((await post('providerId=google.com')).error).toBe('INVALID_IDP_RESPONSE');
    expect((await post('id_token={}&providerId=github.com')).error).toBe('OPERATION_NOT_ALLOWED');
    expect((await signIn({ ...ELIF, sub: '' })).error).toBe('INVALID_IDP_RESPONSE');
    expect((await signIn({ ...ELIF, email: 'x' })).error).toBe('INVALID_EMAIL');
    expect((await signIn(ELIF, LOCAL, { idToken: 'x' })).error).toBe('OPERATION_NOT_ALLOWED');
  });
});

describe('the account chooser', () => {
  const list = (headers: Record<string, string> = LOCAL) =>
    app.server.app.inject({ url: '/identitytoolkit.googleapis.com/v1/localGoogleAccounts', headers });

  it('lists the Google accounts that were used here, and none that has a password', async () => {
    await app.signUp();
    await signIn();
    const { body } = await signIn({ ...ELIF, sub: '110', email: 'can@example.test' });
    await app.call('update', { idToken: body['idToken'], password: PASSWORD });
    expect((await list()).json()).toEqual({ accounts: [{ sub: '109', email: EMAIL, name: 'Elif Arı', picture: '' }] });
  });

  it('answers to this machine only', async () => {
    const refused = await list({ host: 'kovan.example' });
    expect([refused.statusCode, refused.json().error.message]).toEqual([400, 'OPERATION_NOT_ALLOWED']);
  });
});

describe('Google locally is offered', () => {
  const offered = (settings: Partial<Config>, headers: Record<string, string> = LOCAL) =>
    isGoogleOffered({ ...app.server.config, ...settings }, { headers });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST', '127.8.8.8'])('to Host %s', (host) => {
    expect(offered({}, { host })).toBe(true);
  });

  it.each([
    ['to another name', { host: 'kovan.example' }],
    ['to a name that only begins alike', { host: 'localhost.example' }],
    ['to a name that only ends alike', { host: 'notlocalhost' }],
    ['to a name with a user before it', { host: 'localhost@kovan.example' }],
    ['to a name behind another one', { host: 'kovan.example@localhost' }],
    ['to a name with a path', { host: 'localhost/kovan.example' }],
    ['to a name with a query', { host: 'localhost?kovan.example' }],
    ['to a name with a fragment', { host: 'localhost#kovan.example' }],
    ['to a name with a backslash', { host: 'localhost\\\\kovan.example' }],
    ['to two names', { host: 'localhost kovan.example' }],
    ['to a port that is none', { host: 'localhost:x' }],
    ['without a name', {}],
    ['to a page of elsewhere', { ...LOCAL, origin: 'https://kovan.example' }],
    ['to a page without an origin', { ...LOCAL, origin: 'null' }],
    ['through a proxy that says so', { ...LOCAL, 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says for which name', { ...LOCAL, 'x-forwarded-host': 'kovan.example' }],
    ['through a proxy that says by which protocol', { ...LOCAL, 'x-forwarded-proto': 'https' }],
    ['through a proxy that says so in its own way', { ...LOCAL, 'x-real-ip': '203.0.113.9' }],
    ['through a proxy that names itself', { ...LOCAL, via: '1.1 proxy' }],
    ['through a proxy that says so by the standard', { ...LOCAL, forwarded: 'for=203.0.113.9' }],
  ])('not %s', (_what, headers) => expect(offered({}, headers as Record<string, string>)).toBe(false));

  it.each([
    ['is not told to', { localGoogle: false }],
    ['listens elsewhere', { host: '0.0.0.0' }],
    ['trusts a proxy', { trustProxy: 1 }],
    ['is reached by a public address', { publicUrl: 'https://kovan.example' }],
  ])('not by a server that %s', (_what, settings) => expect(offered(settings)).toBe(false));

  it.each([
    ['kovan.example', false],
    ['localhost:3000', true],
  ])('by the provider and by the settings alike (Host %s)', async (host, google) => {
    const settings = await app.server.app.inject({ url: '/api/settings', headers: { host } });
    expect(settings.json().identity).toEqual({ kind: 'local', google });
    const { error } = await signIn(ELIF, { host });
    expect(error).toBe(google ? undefined : 'OPERATION_NOT_ALLOWED');
  });
});
