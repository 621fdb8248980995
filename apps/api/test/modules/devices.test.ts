import type { Pairing } from '@kovan/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/newId.ts';
import { devices } from '../../src/db/schema.ts';
import { hashOfCode } from '../../src/modules/devices/codes.ts';
import { engines } from '../support/engines.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { tablesWith } from '../support/traces.ts';
import { openFamily } from './family.ts';

const PIN = '4711';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const pairBy = (server: TestApp, code: string, remoteAddress = '127.0.0.1') =>
  server.app.inject({ method: 'POST', url: '/api/devices/pair', payload: { code }, remoteAddress });

describe('a pairing code', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  it('[DV-02] is stored as a hash that no other server makes, and forgotten once it was used', async () => {
    const family = await openFamily(server);
    const child = await family.addChild();
    const payload = { name: 'Tablet', childIds: [child.id] };
    const { code } = (await family.ask('POST', '/api/devices', payload)).json<{ data: Pairing }>().data;
    expect(await tablesWith(server.db, [code, code.replace('-', '')])).toEqual([]);
    const [stored] = await server.db.select().from(devices).where(eq(devices.familyId, family.familyId));
    expect(stored?.codeHash).not.toBe(hashOfCode(new Uint8Array(32), code));
    const token = (await pairBy(server, code)).json<{ token: string }>().token;
    expect(await tablesWith(server.db, [token, code])).toEqual([]);
  });

  it('[DV-04] [DV-09] pairs for 400 days; a device that was not used so long is listed as paired no more', async () => {
    const family = await openFamily(server);
    const child = await family.addChild();
    const payload = { name: 'Tablet', childIds: [child.id] };
    const { code } = (await family.ask('POST', '/api/devices', payload)).json<{ data: Pairing }>().data;
    await pairBy(server, code);
    await family.waitUntil('2027-12-23T14:44:59Z');
    const listed = { lastSeenOn: '2026-11-18', childIds: [child.id] };
    expect(await family.get('/api/devices')).toMatchObject([{ ...listed, paired: true }]);
    server.clock.set('2027-12-23T14:45:00Z');
    expect(await family.get('/api/devices')).toMatchObject([{ ...listed, paired: false }]);
    server.clock.set('2026-11-18T14:45:00Z');
  });

  it('[DV-01] [DV-09] is for each child once, however its id is written', async () => {
    const family = await openFamily(server);
    const child = await family.addChild();
    const payload = { name: 'Tablet', childIds: [child.id, child.id.toUpperCase()] };
    const { id } = (await family.ask('POST', '/api/devices', payload)).json<{ data: Pairing }>().data;
    expect(await family.get('/api/devices')).toMatchObject([{ childIds: [child.id] }]);
    const changed = await family.ask('PUT', `/api/devices/${id}`, payload);
    expect(changed.json()).toMatchObject({ data: { childIds: [child.id] } });
  });

  it('asks for the children that it is for in one statement, however many they are', async () => {
    const heard: string[] = [];
    const counted = await createTestApp({
      database: await openTestDatabase({ logQuery: (sql) => void heard.push(sql) }),
    });
    const family = await openFamily(counted);
    const childIds = [];
    for (let child = 0; child < 5; child += 1) childIds.push((await family.addChild()).id);
    const statementsFor = async (some: readonly string[], status = 201) => {
      heard.length = 0;
      const answer = await family.ask('POST', '/api/devices', { name: 'Tablet', childIds: some });
      expect(answer.statusCode).toBe(status);
      return heard.filter((sql) => /^select .* from "children"/.test(sql)).length;
    };
    expect(await statementsFor(childIds)).toBe(1);
    expect(await statementsFor([...childIds, newId()], 404)).toBe(1);
    await counted.close();
  });

  it('[DV-03] is guessed ten times from an address within 5 minutes, and no more; right ones are not counted', async () => {
    const family = await openFamily(server);
    const child = await family.addChild();
    const right = async () => {
      const payload = { name: 'Tablet', childIds: [child.id] };
      return (await family.ask('POST', '/api/devices', payload)).json<{ data: Pairing }>().data.code;
    };
    const [address, other] = ['203.0.113.7', '203.0.113.8'];
    for (let tries = 0; tries < 9; tries += 1) {
      expect((await pairBy(server, '2222-2222', address)).statusCode).toBe(404);
      if (tries % 3 === 0) expect((await pairBy(server, await right(), address)).statusCode).toBe(200);
    }
    expect((await pairBy(server, '2222-2222', address)).statusCode).toBe(404);
    const held = await pairBy(server, await right(), address);
    expect([held.statusCode, Number(held.headers['retry-after'])]).toEqual([429, 300]);
    expect((await pairBy(server, await right(), other)).statusCode).toBe(200);
    server.clock.set('2026-11-18T14:50:00Z');
    expect((await pairBy(server, await right(), address)).statusCode).toBe(200);
  });
});

describe.each(engines())('at once, on $name', (engine) => {
  const secret = 'three processes have the same secret';
  let servers: [TestApp, TestApp, TestApp];
  beforeAll(async () => {
    const database = await engine.open();
    const shared = { ...database, close: async () => undefined };
    const config = { sessionSecret: secret };
    servers = [
      await createTestApp({ database, config }),
      await createTestApp({ database: shared, config }),
      await createTestApp({ database: shared, config }),
    ];
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
  });

  it('[DV-02] two who use one code: one is paired, the other gets the 404', async () => {
    const [server] = servers;
    const family = await openFamily(server);
    const child = await family.addChild();
    const payload = { name: 'Tablet', childIds: [child.id] };
    const { code } = (await family.ask('POST', '/api/devices', payload)).json<{ data: Pairing }>().data;
    const answers = await Promise.all(servers.map((one) => pairBy(one, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await family.get('/api/devices')).toMatchObject([{ paired: true }]);
  });

  it('[N-25] [X-51] a family has at most 100 devices; of two that are added at once at the edge, one', async () => {
    const [server] = servers;
    const family = await openFamily(server);
    const child = await family.addChild();
    const device = { familyId: family.familyId, name: 'Tablet', childIds: [child.id], createdAt: server.clock() };
    await server.db.insert(devices).values(Array.from({ length: 98 }, () => ({ ...device, id: newId() })));
    const add = async () => {
      const answer = await family.ask('POST', '/api/devices', { name: 'Tablet', childIds: [child.id] });
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    expect((await add())[0]).toBe(201);
    const both = await Promise.all([add(), add()]);
    expect(both.toSorted()).toEqual([
      [201, undefined],
      [409, 'TOO_MANY'],
    ]);
    const [first] = await family.get<{ id: string }[]>('/api/devices');
    await family.ask('DELETE', `/api/devices/${first?.id}`);
    expect((await add())[0]).toBe(201);
  });

  it('[DV-11] PINs tried in three processes are five wrong ones, and no more', async () => {
    const [server] = servers;
    const family = await openFamily(server);
    const child = await family.addChild();
    await family.ask('PUT', '/api/users/me/pin', { pin: PIN });
    const lent = await family.ask('POST', '/api/devices/lend', { childIds: [child.id] });
    const headers = bearer(lent.json<{ token: string }>().token);
    const tryPin = (one: TestApp, pin: string) =>
      one.app.inject({ method: 'POST', url: '/api/devices/return', headers, payload: { pin } });
    const tries = servers.flatMap((one) => ['0000', '1111', '2222', '3333'].map((pin) => tryPin(one, pin)));
    const answers = await Promise.all(tries);
    const statuses = answers.map(({ statusCode }) => statusCode);
    const told = answers.flatMap((answer) => answer.json<{ triesLeft?: number }>().triesLeft ?? []);
    expect(told.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(8);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    for (const one of servers) expect((await tryPin(one, PIN)).statusCode).toBe(429);
  });
});
