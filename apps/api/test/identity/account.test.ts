import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localOneTimeCodes, localRefreshTokens } from '../../src/db/schema.ts';
import { advance, createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse@example.test';
const renewWith = (refreshToken: string) => app.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });

describe('accounts:lookup', () => {
  it('shows the owner the account, and nothing of its password', async () => {
    const { localId } = await app.signUp();
    advance(app.server, 600);
    const signedIn = await app.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    const { body } = await app.call('lookup', { idToken: signedIn.body['idToken'] });
    const moment = String(Date.parse('2026-11-18T14:45:00Z'));
    expect(body['users']).toEqual([
      {
        localId,
        email: EMAIL,
        emailVerified: false,
        displayName: '',
        photoUrl: '',
        providerUserInfo: [
          { providerId: 'password', federatedId: EMAIL, rawId: EMAIL, email: EMAIL, displayName: '', photoUrl: '' },
        ],
        validSince: String(Number(moment) / 1000),
        createdAt: moment,
        lastLoginAt: String(Number(moment) + 600_000),
      },
    ]);
  });

  it('refuses what is no ID token, one that ran out, and one of an account that is gone', async () => {
    const { idToken } = await app.signUp();
    expect((await app.call('lookup', {})).error).toBe('MISSING_ID_TOKEN');
    expect((await app.call('lookup', { idToken: 'x' })).error).toBe('INVALID_ID_TOKEN');
    const { idToken: other } = await app.signUp('can@example.test');
    await app.call('delete', { idToken: other });
    expect((await app.call('lookup', { idToken: other })).error).toBe('USER_NOT_FOUND');
    advance(app.server, 3600);
    expect((await app.call('lookup', { idToken })).error).toBe('TOKEN_EXPIRED');
  });
});

describe('accounts:update', () => {
  it('changes the name and gives tokens that say so, of the same sign-in', async () => {
    const { idToken } = await app.signUp();
    advance(app.server, 600);
    const { body } = await app.call('update', { idToken, displayName: ' Ayşe\u00a0Nur Yılmaz\u0000 ', photoUrl: null });
    expect(body).toMatchObject({ displayName: 'Ayşe\u00a0Nur Yılmaz', photoUrl: '' });
    const claims = decodeJwt(String(body['idToken']));
    expect(claims).toMatchObject({ name: 'Ayşe\u00a0Nur Yılmaz', auth_time: decodeJwt(idToken)['auth_time'] });
    expect((await renewWith(String(body['refreshToken']))).status).toBe(200);
  });

  it('[E-16] changes the name of nobody else', async () => {
    const [ayse, can] = [await app.signUp(), await app.signUp('can@example.test')];
    await app.call('update', { idToken: can.idToken, displayName: 'Can Demir' });
    await app.call('update', { idToken: ayse.idToken, displayName: 'Ayşe Yılmaz' });
    const { body } = await app.call('lookup', { idToken: can.idToken });
    expect(body['users']).toMatchObject([{ displayName: 'Can Demir' }]);
  });

  it('takes a picture only from the web, and takes name and picture away', async () => {
    const { idToken } = await app.signUp();
    const change = async (changes: object) => (await app.call('update', { idToken, ...changes })).body;
    expect(await change({ photoUrl: 'javascript:alert(1)' })).toMatchObject({ photoUrl: '' });
    const photoUrl = 'https://example.test/a.png';
    expect(await change({ displayName: 'Ayşe', photoUrl })).toMatchObject({ displayName: 'Ayşe', photoUrl });
    const none = { displayName: '', photoUrl: '' };
    expect(await change({ deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'] })).toMatchObject(none);
  });

  it('passes over what an owner must not set', async () => {
    const { idToken, localId } = await app.signUp();
    const { body } = await app.call('update', {
      idToken,
      localId: 'other',
      emailVerified: true,
      customAttributes: '{"admin":true}',
      validSince: '0',
      disableUser: true,
    });
    expect(body).toMatchObject({ localId, emailVerified: false });
    expect(decodeJwt(String(body['idToken']))).toMatchObject({ sub: localId, email_verified: false });
    expect(decodeJwt(String(body['idToken']))).not.toHaveProperty('admin');
  });

  it('changes no address without a mail', async () => {
    const { idToken } = await app.signUp();
    expect((await app.call('update', { idToken, email: 'other@example.test' })).error).toBe('OPERATION_NOT_ALLOWED');
    expect((await app.call('update', { idToken, email: 'AYSE@example.test' })).status).toBe(200);
  });

  it('changes the password: the browser that does stays signed in, every other one does not', async () => {
    const other = await app.signUp();
    advance(app.server, 60);
    const { idToken, refreshToken } = await app.signIn();
    advance(app.server, 60);
    const { body } = await app.call('update', { idToken, password: 'yeni-petek' });
    expect((await renewWith(String(body['refreshToken']))).status).toBe(200);
    expect((await app.call('lookup', { idToken: String(body['idToken']) })).status).toBe(200);
    for (const old of [other.refreshToken, refreshToken]) expect((await renewWith(old)).error).toBe('TOKEN_EXPIRED');
    for (const old of [other.idToken, idToken]) {
      expect((await app.call('lookup', { idToken: old })).error).toBe('TOKEN_EXPIRED');
    }
    expect((await app.signIn(EMAIL, 'yeni-petek')).email).toBe(EMAIL);
    const old = await app.call('signInWithPassword', { email: EMAIL, password: PASSWORD });
    expect(old.error).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('[V-06] [AC-06] changes the password only to one that does, and only just after signing in', async () => {
    const { idToken } = await app.signUp();
    expect((await app.call('update', { idToken, password: '12345' })).error).toMatch(/^WEAK_PASSWORD : /);
    expect((await app.call('update', { idToken, password: '' })).error).toBe('MISSING_PASSWORD');
    advance(app.server, 300);
    const { body } = await app.call('update', { idToken, password: 'yeni-petek' });
    advance(app.server, 0.001);
    const late = await app.call('update', { idToken: body['idToken'], password: 'yeni-petek-2' });
    expect(late.error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
});

describe('accounts:delete', () => {
  it('removes the account and what belongs to it', async () => {
    const { idToken, refreshToken } = await app.signUp();
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    expect((await app.call('delete', { idToken })).status).toBe(200);
    expect((await app.call('signInWithPassword', { email: EMAIL, password: PASSWORD })).error).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect((await renewWith(refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect(await app.server.db.select().from(localRefreshTokens)).toEqual([]);
    expect(await app.server.db.select().from(localOneTimeCodes)).toEqual([]);
  });

  it('asks for a sign-in of just now', async () => {
    const { idToken } = await app.signUp();
    advance(app.server, 301);
    expect((await app.call('delete', { idToken })).error).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    expect((await app.call('delete', {})).error).toBe('MISSING_ID_TOKEN');
  });
});
