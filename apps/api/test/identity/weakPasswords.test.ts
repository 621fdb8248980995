import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localAccounts } from '../../src/db/schema.ts';
import { hash } from '@node-rs/argon2';
import { createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse.yilmaz@example.test';
const WEAK = 'WEAK_PASSWORD : Password is too short or too common';

it.each(['petek', 'Password1', 'Ayse.Yilmaz', EMAIL])(
  '[V-06] %s is refused at sign-up, change and reset',
  async (weak) => {
    expect((await app.call('signUp', { email: EMAIL, password: weak })).error).toBe(WEAK);
    const { idToken } = await app.signUp(EMAIL);
    expect((await app.call('update', { idToken, password: weak })).error).toBe(WEAK);
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    const oobCode = app.mailedCode();
    expect((await app.call('resetPassword', { oobCode, newPassword: weak })).error).toBe(WEAK);
    expect((await app.signIn(EMAIL, PASSWORD)).email).toBe(EMAIL);
    expect((await app.call('resetPassword', { oobCode, newPassword: 'yeni-petek' })).status).toBe(200);
  },
);

it('[V-06] the page of the mail says so, in both languages', async () => {
  await app.signUp(EMAIL);
  await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
  const send = (lang: string) =>
    app.server.app.inject({
      method: 'POST',
      url: `/__/auth/action?lang=${lang}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        mode: 'resetPassword',
        oobCode: app.mailedCode(),
        newPassword: 'password',
      }).toString(),
    });
  expect((await send('tr')).body).toContain('Şifre çok kısa ya da çok yaygın');
  expect((await send('en')).body).toContain('The password is too short or too common');
});

it('[V-06] an account that has such a password already still signs in', async () => {
  await app.signUp(EMAIL);
  await app.server.db.update(localAccounts).set({ passwordHash: await hash('password') });
  expect((await app.signIn(EMAIL, 'password')).email).toBe(EMAIL);
});
