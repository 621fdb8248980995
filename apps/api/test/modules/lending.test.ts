import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../src/db/schema.ts';
import { createProviderApp, type ProviderApp } from '../identity/support.ts';
import { openAdult } from '../people/adults.ts';
import { createTestApp } from '../support/testApp.ts';
import { childInput } from './family.ts';

const PIN = '4711';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('[DV-10] [DV-11] each adult of a family has a PIN of their own, and tries of their own', async () => {
  const server = await createTestApp();
  const [ayse, mehmet] = [await openAdult(server), await openAdult(server)];
  await mehmet.join(await ayse.invite());
  const { data: child } = (await ayse.ask('POST', '/api/children', childInput)).json<{ data: { id: string } }>();
  const lend = (adult: typeof ayse) => adult.ask('POST', '/api/devices/lend', { childIds: [child.id] });
  const lent = async (adult: typeof ayse) => {
    const headers = bearer((await lend(adult)).json<{ token: string }>().token);
    return async (pin: string) => {
      const answer = await server.app.inject({ method: 'POST', url: '/api/devices/return', headers, payload: { pin } });
      if (answer.statusCode === 200) Object.assign(adult.headers, bearer(answer.json<{ token: string }>().token));
      return answer;
    };
  };
  const refusalOf = (answer: LightMyRequestResponse) => {
    const { code, triesLeft } = answer.json<{ code: string; triesLeft?: number }>();
    return [answer.statusCode, code, triesLeft];
  };
  expect((await mehmet.ask('PUT', '/api/users/me/pin', { pin: '1234' })).statusCode).toBe(204);
  expect((await ayse.ask('GET', '/api/devices')).json()).toMatchObject({ hasPin: false });
  expect(refusalOf(await lend(ayse))).toEqual([409, 'NO_PIN', undefined]);
  expect((await ayse.ask('PUT', '/api/users/me/pin', { pin: '5678' })).statusCode).toBe(204);
  for (const [adult, own, others] of [
    [ayse, '5678', '1234'],
    [mehmet, '1234', '5678'],
  ] as const) {
    const giveBack = await lent(adult);
    for (const triesLeft of [4, 3, 2]) expect(refusalOf(await giveBack(others))).toEqual([409, 'WRONG_PIN', triesLeft]);
    expect((await giveBack(own)).statusCode).toBe(200);
  }
  const [hers, his] = [await lent(ayse), await lent(mehmet)];
  for (const pin of ['0000', '0000', '5678']) await hers(pin);
  expect(refusalOf(await hers('5678'))).toEqual([429, 'PIN_LOCKED', undefined]);
  expect((await his('1234')).statusCode).toBe(200);
  await server.close();
});

describe('a lent browser', () => {
  let provider: ProviderApp;
  beforeAll(async () => {
    provider = await createProviderApp();
  });
  afterAll(() => provider.server.close());

  const lendTo = async (email: string) => {
    const { server } = provider;
    const signedIn = await provider.signUp(email);
    const exchanged = await provider.exchange(signedIn.idToken);
    const headers = bearer(exchanged.json<{ token: string }>().token);
    const ask = (method: 'POST' | 'PUT', url: string, payload: object) =>
      server.app.inject({ method, url, headers, payload });
    const input = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
    const child = (await ask('POST', '/api/children', input)).json<{ data: { id: string } }>().data;
    await ask('PUT', '/api/users/me/pin', { pin: PIN });
    const lend = () => ask('POST', '/api/devices/lend', { childIds: [child.id] });
    const giveBack = (token: string, pin = PIN) =>
      server.app.inject({ method: 'POST', url: '/api/devices/return', headers: bearer(token), payload: { pin } });
    return { ...signedIn, headers, lend, giveBack };
  };
  const tokenIn = (answer: LightMyRequestResponse) => answer.json<{ token: string }>().token;

  it('[DV-10] the PIN is kept as an Argon2id hash, and told nobody', async () => {
    const { headers } = await lendTo('pin@example.test');
    const [user] = (await provider.server.db.select().from(users)).filter(({ email }) => email === 'pin@example.test');
    expect(user?.pinHash).toMatch(/^\$argon2id\$/);
    expect((await provider.server.app.inject({ url: '/api/children', headers })).body).not.toContain('argon2');
  });

  it('[DV-10] keeps its user at the provider, whose new ID tokens buy nothing, after a day neither', async () => {
    const { refreshToken, lend, giveBack } = await lendTo('ayse@example.test');
    const renewed = async () => {
      const { status, body } = await provider.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });
      expect(status).toBe(200);
      return body['id_token'] ?? '';
    };
    const lent = tokenIn(await lend());
    const refusal = async () => {
      const answer = await provider.exchange(await renewed());
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await refusal()).toEqual([409, 'LENT']);
    expect((await giveBack(lent)).statusCode).toBe(200);
    expect((await provider.exchange(await renewed())).statusCode).toBe(200);
  });

  it('[DV-10] [DV-11] that was never given back stays refused: only a newer sign-in is exchanged', async () => {
    const { refreshToken, lend } = await lendTo('fatma@example.test');
    await lend();
    provider.server.clock.set('2026-11-20T10:00:00Z');
    const { body } = await provider.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const refused = await provider.exchange(body['id_token'] ?? '');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'LENT']);
    const { idToken } = await provider.signIn('fatma@example.test');
    expect((await provider.exchange(idToken)).statusCode).toBe(200);
    provider.server.clock.set('2026-11-18T14:45:00Z');
  });

  it('[DV-11] that is given back runs no longer than the sign-in that it was lent by', async () => {
    const { lend, giveBack } = await lendTo('derya@example.test');
    const { server } = provider;
    const authTime = server.clock().getTime() / 1000 - 179 * 24 * 60 * 60;
    await server.db.update(sessions).set({ authTime });
    const headers = bearer(tokenIn(await giveBack(tokenIn(await lend()))));
    const statusAt = async (moment: string) => {
      server.clock.set(moment);
      return (await server.app.inject({ url: '/api/children', headers })).statusCode;
    };
    expect([await statusAt('2026-11-19T14:44:59Z'), await statusAt('2026-11-19T14:45:00Z')]).toEqual([200, 401]);
    server.clock.set('2026-11-18T14:45:00Z');
  });

  it('[DV-10] leaves the other browsers of its adult as they are, of which another may be lent at the same time', async () => {
    const { lend, giveBack } = await lendTo('sevgi@example.test');
    const other = await provider.signIn('sevgi@example.test');
    const headers = bearer(tokenIn(await provider.exchange(other.idToken)));
    const lent = tokenIn(await lend());
    const listed = await provider.server.app.inject({ url: '/api/children', headers });
    expect(listed.statusCode).toBe(200);
    const childIds = listed.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
    const url = '/api/devices/lend';
    const otherLent = await provider.server.app.inject({ method: 'POST', url, headers, payload: { childIds } });
    expect((await giveBack(lent)).statusCode).toBe(200);
    expect((await provider.exchange(other.idToken)).json()).toMatchObject({ code: 'LENT' });
    expect((await giveBack(tokenIn(otherLent))).statusCode).toBe(200);
  });

  it('[DV-10] changes nothing at the local provider: not the password, not the name, not that there is an account', async () => {
    const { idToken, lend, giveBack } = await lendTo('zeynep@example.test');
    const lent = tokenIn(await lend());
    const refused = { error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' };
    expect(await provider.call('update', { idToken, password: 'başka-petek-9' })).toMatchObject(refused);
    expect(await provider.call('update', { idToken, displayName: 'Başka Biri' })).toMatchObject(refused);
    expect(await provider.call('delete', { idToken })).toMatchObject(refused);
    expect((await giveBack(lent)).statusCode).toBe(200);
    expect((await provider.call('update', { idToken, password: 'başka-petek-9' })).status).toBe(200);
  });

  it('[DV-10] no session of its sign-in stands beside it, whatever is exchanged at the same time', async () => {
    const { idToken, headers, lend } = await lendTo('elif@example.test');
    const before = await provider.exchange(idToken);
    // The process knows it by now.
    const known = await provider.server.app.inject({ url: '/api/children', headers: bearer(tokenIn(before)) });
    expect(known.statusCode).toBe(200);
    const [lent, ...exchanged] = await Promise.all([lend(), ...[1, 2, 3].map(() => provider.exchange(idToken))]);
    expect(lent.statusCode).toBe(200);
    for (const answer of [before, ...exchanged]) {
      if (answer.statusCode === 409) continue;
      const asked = await provider.server.app.inject({ url: '/api/children', headers: bearer(tokenIn(answer)) });
      expect(asked.statusCode).toBe(401);
    }
    expect((await provider.server.app.inject({ url: '/api/children', headers })).statusCode).toBe(401);
  });

  it('[DV-10] a new password ends it with all sessions of its adult', async () => {
    const { idToken, lend } = await lendTo('deniz@example.test');
    const other = await provider.signIn('deniz@example.test');
    const lent = tokenIn(await lend());
    expect(idToken).not.toBe(other.idToken);
    expect((await provider.call('update', { idToken: other.idToken, password: 'yeni-petek-42' })).status).toBe(200);
    const asked = await provider.server.app.inject({ url: '/api/children', headers: bearer(lent) });
    expect(asked.statusCode).toBe(401);
    const kinds = (await provider.server.db.select().from(sessions)).map(({ kind }) => kind);
    expect(kinds).not.toContain('device');
  });
});
