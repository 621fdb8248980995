import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProviderApp, type ProviderApp, type SignedIn } from '../identity/support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';

const begin = async ({ idToken }: Pick<SignedIn, 'idToken'>, userAgent = 'curl/8') => {
  const headers = { 'user-agent': userAgent };
  const answer = await app.exchange(idToken, { payload: { id_token: idToken }, headers });
  const { token, user } = answer.json<{ token: string; user: { first_name: string; last_name: string } }>();
  return { user, headers: { authorization: `Bearer ${token}` } };
};

it('[AC-05] a name that was written here outlives what the provider says at the next sign-in', async () => {
  const signedUp = await app.signUp();
  const { headers } = await begin(signedUp);
  await app.call('update', { idToken: signedUp.idToken, displayName: 'Fatma Demir' });
  expect((await begin(await app.signIn())).user).toMatchObject({ first_name: 'Fatma', last_name: 'Demir' });
  const payload = { firstName: 'Ayşe Nur', lastName: 'Yıldız' };
  const renamed = await app.server.app.inject({ method: 'PUT', url: '/api/users/me', headers, payload });
  expect(renamed.json()).toMatchObject({ data: { first_name: 'Ayşe Nur', last_name: 'Yıldız' } });
  expect((await begin(await app.signIn())).user).toMatchObject({ first_name: 'Ayşe Nur', last_name: 'Yıldız' });
});

it('[AC-07] a session is told by its browser and system, each a field of its own, and the day it was last seen', async () => {
  const { headers } = await begin(await app.signUp(), PHONE);
  app.server.clock.set('2026-11-19T08:00:00Z');
  await begin(await app.signIn(), 'Mozilla/5.0 (X11; Linux x86_64) unknown');
  const list = async () =>
    (await app.server.app.inject({ url: '/api/sessions', headers })).json<{ data: object[] }>().data;
  expect(await list()).toEqual([
    expect.objectContaining({ browser: null, system: 'Linux', lastSeenOn: '2026-11-19', isThis: false }),
    expect.objectContaining({ browser: 'Chrome', system: 'Android', lastSeenOn: '2026-11-19', isThis: true }),
  ]);
});

it('[AC-07] what ends all others keeps the sign-in of this browser, also where another tab had exchanged it', async () => {
  const browser = await app.signUp();
  const [tab, other] = [await begin(browser), await begin(browser)];
  const phone = await app.signIn();
  await begin(phone);
  await app.server.app.inject({ method: 'DELETE', url: '/api/sessions', headers: tab.headers });
  expect((await app.server.app.inject({ url: '/api/children', headers: other.headers })).statusCode).toBe(401);
  expect((await app.exchange(phone.idToken)).statusCode).toBe(401);
  const renewed = await app.renew({ grant_type: 'refresh_token', refresh_token: phone.refreshToken });
  expect(renewed.error).toBe('TOKEN_EXPIRED');
  expect((await app.exchange(browser.idToken)).statusCode).toBe(200);
});
