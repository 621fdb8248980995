import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sessions } from '../../src/db/schema.ts';
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

interface Listed {
  readonly id: string;
  readonly isThis: boolean;
  readonly isLent: boolean;
  readonly lastSeenOn: string;
}
const listFor = async ({ headers }: { headers: object }) =>
  (await app.server.app.inject({ url: '/api/sessions', headers: { ...headers } })).json<{ data: Listed[] }>().data;

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
  expect(await listFor({ headers })).toEqual([
    expect.objectContaining({ browser: null, system: 'Linux', lastSeenOn: '2026-11-19', isThis: false }),
    expect.objectContaining({ browser: 'Chrome', system: 'Android', lastSeenOn: '2026-11-19', isThis: true }),
  ]);
});

it('[AC-07] [DV-09] it was last seen on the day of who used it', async () => {
  const { headers } = await begin(await app.signUp());
  const seenIn = async (timeZone: string) =>
    (await listFor({ headers: { ...headers, 'time-zone': timeZone } })).map(({ lastSeenOn }) => lastSeenOn);
  app.server.clock.set('2026-11-19T22:30:00Z');
  expect(await seenIn('Europe/Istanbul')).toEqual(['2026-11-20']);
  app.server.clock.set('2026-11-21T02:30:00Z');
  expect(await seenIn('America/New_York')).toEqual(['2026-11-20']);
});

it('[AC-07] [DV-10] a browser that is lent is told as one, and no other', async () => {
  const here = await begin(await app.signUp());
  await begin(await app.signIn());
  const other = (await listFor(here)).find(({ isThis }) => !isThis)?.id ?? '';
  await app.server.db
    .update(sessions)
    .set({ kind: 'lent', childIds: [randomUUID()] })
    .where(eq(sessions.id, other));
  for (const { id, isThis, isLent } of await listFor(here)) {
    expect([isThis, isLent]).toEqual(id === other ? [false, true] : [true, false]);
  }
  expect(await listFor(here)).toHaveLength(2);
});

it('[AC-07] what has run out is listed no more, and a moment sooner it is', async () => {
  await begin(await app.signUp());
  app.server.clock.set('2026-11-19T14:45:00Z');
  const later = await begin(await app.signIn());
  app.server.clock.set('2026-11-25T14:44:59Z');
  expect(await listFor(later)).toHaveLength(2);
  app.server.clock.set('2026-11-25T14:45:00Z');
  expect(await listFor(later)).toEqual([expect.objectContaining({ isThis: true })]);
  // Its row goes with the next sign-in.
  await begin(await app.signIn());
  expect(await app.server.db.$count(sessions)).toBe(2);
});

it('[AC-07] what was seen last is listed first, however long it is signed in', async () => {
  const first = await begin(await app.signUp());
  app.server.clock.set('2026-11-19T14:45:00Z');
  await begin(await app.signIn());
  app.server.clock.set('2026-11-20T14:45:00Z');
  expect((await listFor(first)).map(({ isThis }) => isThis)).toEqual([true, false]);
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

it('[AC-07] what ends the one that this one took the place of keeps their sign-in', async () => {
  const browser = await app.signUp();
  const [before, now] = [await begin(browser), await begin(browser)];
  const old = (await listFor(now)).find(({ isThis }) => !isThis);
  await app.server.app.inject({ method: 'DELETE', url: `/api/sessions/${old?.id}`, headers: now.headers });
  expect((await app.server.app.inject({ url: '/api/children', headers: before.headers })).statusCode).toBe(401);
  const { body } = await app.renew({ grant_type: 'refresh_token', refresh_token: browser.refreshToken });
  expect((await app.exchange(`${body['id_token']}`)).statusCode).toBe(200);
});
