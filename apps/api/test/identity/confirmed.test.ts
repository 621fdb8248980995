import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { createProviderApp, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const EMAIL = 'ayse@example.test';
const confirmed = async () =>
  Object.fromEntries((await app.server.db.select().from(users)).map((user) => [user.email, user.emailVerified]));

describe("a user's address is confirmed", () => {
  it('[A-21] not by signing up, and at once by the code of the mail, with no other user', async () => {
    const { idToken } = await app.signUp();
    await app.exchange(idToken);
    await app.exchange((await app.signUp('can@example.test')).idToken);
    expect(await confirmed()).toEqual({ [EMAIL]: false, 'can@example.test': false });
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await app.call('update', { oobCode: app.mailedCode() });
    expect(await confirmed()).toEqual({ [EMAIL]: true, 'can@example.test': false });
    // Nor does the provider vouch for the other from then on.
    await app.exchange((await app.signIn('can@example.test')).idToken);
    expect(await confirmed()).toEqual({ [EMAIL]: true, 'can@example.test': false });
  });

  it('by a reset, whose mail proves it as well', async () => {
    await app.exchange((await app.signUp()).idToken);
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    await app.call('resetPassword', { oobCode: app.mailedCode(), newPassword: 'yeni-petek' });
    expect(await confirmed()).toEqual({ [EMAIL]: true });
  });

  it('at the first exchange where the mail came before it', async () => {
    const { idToken } = await app.signUp();
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await app.call('update', { oobCode: app.mailedCode() });
    await app.exchange((await app.signIn()).idToken);
    expect(await confirmed()).toEqual({ [EMAIL]: true });
  });

  it('[A-21] and stays so, whatever an older ID token of the sign-in says', async () => {
    const { idToken } = await app.signUp();
    await app.exchange(idToken);
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await app.call('update', { oobCode: app.mailedCode() });
    expect((await app.exchange(idToken)).statusCode).toBe(200);
    expect(await confirmed()).toEqual({ [EMAIL]: true });
  });

  it('at no longer than the provider says so: each exchange writes what it says then', async () => {
    const { idToken } = await app.signUp();
    await app.exchange(idToken);
    await app.server.db.update(users).set({ emailVerified: true });
    await app.exchange(idToken);
    expect(await confirmed()).toEqual({ [EMAIL]: false });
  });
});

it('[A-21] the report goes once the link of the mail was pressed, by the session of before', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'Kovan <kovan@example.test>' };
  const mailing = await createProviderApp({ config: { mail } });
  const { idToken } = await mailing.signUp();
  const { token } = (await mailing.exchange(idToken)).json<{ token: string }>();
  const report = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await mailing.server.app.inject({
      method: 'POST',
      url: '/api/report/generate-weekly-report',
      headers,
    });
    return answer.statusCode;
  };
  expect([await report(), mailing.mails]).toEqual([409, []]);
  await mailing.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const pressed = await mailing.server.app.inject({
    method: 'POST',
    url: '/__/auth/action',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: mailing.mailedLink().searchParams.toString(),
  });
  expect(pressed.statusCode).toBe(200);
  expect(await report()).toBe(200);
  expect(mailing.mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL]);
  await mailing.server.close();
});
