import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices, families, familyInvitations, outbox, sessions, users } from '../../src/db/schema.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { createProviderApp, type ProviderApp } from '../identity/support.ts';
import { childInput } from '../modules/family.ts';
import { engines } from '../support/engines.ts';
import { erased } from '../support/erased.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { openAdult } from './adults.ts';

const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, at) => make(at));

describe.each(engines())('adults of families, on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ database: await engine.open() });
  });
  beforeEach(() => server.clock.set(STORY_MOMENT));
  afterAll(() => server.close());

  it('[PE-02] a code has 128 random bits and stands nowhere, only its hash', async () => {
    const adult = await openAdult(server);
    const codes = [await adult.invite(), await adult.invite()];
    for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    const stored = JSON.stringify(await server.db.select().from(familyInvitations));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('[PE-02] those that ran out count no more among the five', async () => {
    const adult = await openAdult(server);
    for (let count = 0; count < 5; count += 1) await adult.invite();
    server.clock.set('2026-11-25T14:45:00Z');
    Object.assign(adult.headers, await server.signIn(adult));
    expect((await adult.ask('POST', '/api/family/invitations')).statusCode).toBe(201);
    expect(await server.db.$count(familyInvitations, eq(familyInvitations.familyId, adult.familyId))).toBe(1);
  });

  it('[PE-01] those that are open are listed, the oldest first', async () => {
    const adult = await openAdult(server);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const answer = await adult.ask('POST', '/api/family/invitations');
      ids.push(answer.json<{ data: { id: string } }>().data.id);
    }
    const { data } = (await adult.ask('GET', '/api/family')).json<{ data: { invitations: { id: string }[] } }>();
    expect(data.invitations.map(({ id }) => id)).toEqual(ids);
  });

  it('[PE-02] one that a wrong clock made to last for longer has run out', async () => {
    const adult = await openAdult(server);
    const open = async () =>
      (await adult.ask('GET', '/api/family')).json<{ data: { invitations: unknown[] } }>().data.invitations.length;
    server.clock.set('2026-11-18T15:00:00Z');
    await adult.invite();
    expect(await open()).toBe(1);
    server.clock.set(STORY_MOMENT);
    expect(await open()).toBe(0);
  });

  it('[PE-07] an empty family that is left goes away with its devices, invitations, sessions and mails', async () => {
    const [host, guest] = [await openAdult(server), await openAdult(server)];
    const { familyId } = guest;
    const code = await guest.invite();
    const common = { familyId, id: randomUUID(), createdAt: server.clock() };
    await server.db.insert(devices).values({ ...common, name: 'Tablet', childIds: [randomUUID()] });
    await server.db.insert(sessions).values({
      ...common,
      kind: 'device',
      browser: '',
      lastSeenOn: '2026-11-18',
      expiresAt: new Date('2027-11-18'),
    });
    const device = await server.sessions.tokenOf({ kind: 'device', familyId, sessionId: common.id, userId: null });
    const asDevice = () => server.app.inject({ url: '/api/children', headers: { authorization: `Bearer ${device}` } });
    expect((await asDevice()).statusCode).toBe(200);
    const asked = { method: 'POST', url: '/api/invitations/look', payload: { code } } as const;
    // From elsewhere, as a wrong code is counted.
    const look = () => server.app.inject({ ...asked, remoteAddress: '192.0.2.7' });
    expect((await look()).statusCode).toBe(200);
    const before = { ...guest.headers };
    expect(await guest.join(await host.invite())).toBe(200);
    const asBefore = await server.app.inject({ url: '/api/children', headers: before });
    expect([asBefore.statusCode, (await asDevice()).statusCode, (await look()).statusCode]).toEqual([401, 401, 404]);
    await erased(server);
    for (const table of [families, devices, sessions, familyInvitations, outbox]) {
      expect(await server.db.$count(table, eq(table.familyId, familyId))).toBe(0);
    }
    const [moved] = await server.db.select().from(users).where(eq(users.id, guest.userId));
    expect(moved).toMatchObject({ familyId: host.familyId, joinedAt: server.clock() });
  });

  it('[PE-07] of many who use one link at once, one joins', async () => {
    const host = await openAdult(server);
    const code = await host.invite();
    const guests = await Promise.all(times(6, () => openAdult(server)));
    const statuses = await Promise.all(guests.map((guest) => guest.join(code)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await host.adults()).toHaveLength(2);
  });

  it('[PE-07] who joins while their family gets a child either takes nobody away or stays', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [host, guest] = [await openAdult(server), await openAdult(server)];
      const code = await host.invite();
      const before = { ...guest.headers };
      const add = () =>
        server.app.inject({ method: 'POST', url: '/api/children', headers: before, payload: childInput });
      const [joined, added] = await (round % 2 === 0
        ? Promise.all([guest.join(code), add()])
        : Promise.all([add(), guest.join(code)]).then(([child, status]) => [status, child] as const));
      expect([`${joined} ${added.statusCode}`]).toEqual([expect.stringMatching(/^(?:200 401|409 201)$/)]);
      expect(await host.adults()).toHaveLength(joined === 200 ? 2 : 1);
    }
  });

  it("[PE-07] two who join each other's family at once end in one, and nothing hangs", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await openAdult(server), await openAdult(server)];
      const codes = [await one.invite(), await other.invite()] as const;
      const statuses = await Promise.all([one.join(codes[1]), other.join(codes[0])]);
      // Whose family went finds nobody there any more; whose session went was told so.
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status !== 200).every((status) => [401, 404, 409].includes(status))).toBe(
        true,
      );
      const stayed = statuses[0] === 200 ? other : one;
      expect(await stayed.adults()).toHaveLength(2);
    }
  });

  it('[PE-09] of two who remove each other at once, one stays, whoever it is', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [host, guest] = [await openAdult(server), await openAdult(server)];
      await guest.join(await host.invite());
      const answers = await Promise.all([
        host.ask('DELETE', `/api/family/adults/${guest.userId}`),
        guest.ask('DELETE', `/api/family/adults/${host.userId}`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 401]);
      expect(await server.db.$count(users, eq(users.familyId, host.familyId))).toBe(1);
    }
  });

  it('[PE-09] what whoever is removed held of the family ends: mails that wait, those in the outbox, invitations', async () => {
    const [host, guest] = [await openAdult(server), await openAdult(server)];
    await guest.join(await host.invite());
    const { familyId } = host;
    const folder = join(server.config.dataDir, 'outbox');
    for (const { ask, invite } of [host, guest]) {
      await ask('POST', '/api/report/generate-weekly-report');
      await invite();
    }
    // As they stand while a mail server is away.
    await server.db.update(outbox).set({ acceptedAt: null }).where(eq(outbox.familyId, familyId));
    const held = async () => ({
      mails: (await server.db.select().from(outbox).where(eq(outbox.familyId, familyId))).map(({ userId }) => userId),
      invitations: (
        await server.db.select().from(familyInvitations).where(eq(familyInvitations.familyId, familyId))
      ).map(({ invitedBy }) => invitedBy),
      files: (await readdir(folder)).length,
    });
    const both = expect.toSatisfy((ids: string[]) => ids.length === 2 && ids.includes(guest.userId));
    expect(await held()).toEqual({ mails: both, invitations: both, files: 2 });
    expect((await host.ask('DELETE', `/api/family/adults/${guest.userId}`)).statusCode).toBe(204);
    expect(await held()).toEqual({ mails: [host.userId], invitations: [host.userId], files: 1 });
    expect(await readFile(join(folder, (await readdir(folder))[0] ?? ''), 'utf8')).toContain(`To: ${host.email}`);
  });

  it('[PE-09] whoever is removed where this process has not heard of it yet gets no link and no code', async () => {
    const [host, guest] = [await openAdult(server), await openAdult(server)];
    await guest.join(await host.invite());
    const child = (await host.ask('POST', '/api/children', childInput)).json<{ data: { id: string } }>().data;
    expect((await guest.ask('GET', '/api/children')).statusCode).toBe(200);
    await server.db.delete(sessions).where(eq(sessions.userId, guest.userId));
    const answers = [
      await guest.ask('POST', '/api/family/invitations'),
      await guest.ask('POST', '/api/devices', { name: 'Tablet', childIds: [child.id] }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(await server.db.$count(familyInvitations, eq(familyInvitations.invitedBy, guest.userId))).toBe(0);
    expect(await server.db.$count(devices, eq(devices.familyId, host.familyId))).toBe(0);
  });

  it('[PE-09] whoever is removed can come back by a new link', async () => {
    const [host, guest] = [await openAdult(server), await openAdult(server)];
    await guest.join(await host.invite());
    await host.ask('DELETE', `/api/family/adults/${guest.userId}`);
    Object.assign(guest.headers, await server.signIn(guest));
    expect(await guest.adults()).toEqual([guest.userId]);
    // In a family of their own they are since they signed up, as before.
    const [alone] = await server.db.select().from(users).where(eq(users.id, guest.userId));
    expect(alone?.joinedAt).toBeNull();
    expect(await guest.join(await host.invite())).toBe(200);
  });
});

it('[PE-11] [FD-15] a report is the adult’s who asks for it: another’s click neither sends, renews nor takes it', async () => {
  const mails: Mail[] = [];
  let isRefused = true;
  const server = await createTestApp({
    sendMail: async (mail) => {
      if (isRefused) throw new Error('refused');
      mails.push(mail);
    },
  });
  const [host, guest] = [await openAdult(server), await openAdult(server)];
  await guest.join(await host.invite());
  const click = async (adult: typeof host, key: string) => {
    const headers = { ...adult.headers, 'idempotency-key': key };
    const url = '/api/report/generate-weekly-report';
    return (await server.app.inject({ method: 'POST', url, headers })).statusCode;
  };
  /** What is kept for each, the first to ask first. */
  const kept = async () => {
    const rows = await server.db.select().from(outbox).where(isNull(outbox.acceptedAt)).orderBy(outbox.id);
    return rows.map(({ attempts: _attempts, nextTryAt: _next, ...row }) => row);
  };
  // The same key, as if both had thought of it.
  for (const adult of [guest, host]) expect(await click(adult, 'click')).toBe(502);
  const [guests, hosts] = await kept();
  expect([guests, hosts]).toMatchObject([guest, host].map(({ userId, email }) => ({ userId, recipient: email })));
  await host.ask('POST', '/api/children', childInput);
  expect(await click(host, 'another')).toBe(502);
  const [same, renewed, ...others] = await kept();
  expect([same, others]).toEqual([guests, []]);
  expect(renewed).toMatchObject({ id: hosts?.id, userId: host.userId, recipient: host.email });
  expect(renewed?.html).not.toBe(hosts?.html);

  isRefused = false;
  expect(await click(guest, 'click')).toBe(200);
  expect([mails.map(({ to }) => to), await kept()]).toEqual([[guest.email], [renewed]]);
  isRefused = true;
  expect(await click(guest, 'another')).toBe(502);
  expect(await kept()).toHaveLength(2);
  await host.ask('DELETE', `/api/family/adults/${guest.userId}`);
  expect(await kept()).toEqual([renewed]);
  isRefused = false;
  expect(await click(host, 'another')).toBe(200);
  expect(mails.map(({ to }) => to)).toEqual([guest.email, host.email]);
  await server.close();
});

it('[PE-05] guessing codes is held back as signing in is, by address; a good one is not counted', async () => {
  const server = await createTestApp();
  const host = await openAdult(server);
  const code = await host.invite();
  const look = (guess: string, remoteAddress = '203.0.113.7') =>
    server.app.inject({ method: 'POST', url: '/api/invitations/look', payload: { code: guess }, remoteAddress });
  for (let count = 0; count < 12; count += 1) expect((await look(code)).statusCode).toBe(200);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await look('yok')).statusCode);
  expect(statuses).toEqual([...times(10, () => 404), 429]);
  const held = await look(code);
  expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '30']);
  expect((await look(code, '203.0.113.8')).statusCode).toBe(200);
  const joining = await server.app.inject({
    method: 'POST',
    url: '/api/family/join',
    headers: (await server.signUp()).headers,
    payload: { code: 'yok' },
    remoteAddress: '203.0.113.7',
  });
  expect(joining.statusCode).toBe(429);
  await server.close();
});

it('[PE-05] a good code that is of no use to its bearer is no guess', async () => {
  const server = await createTestApp();
  const [host, guest] = [await openAdult(server), await openAdult(server)];
  const code = await host.invite();
  await guest.ask('POST', '/api/children', childInput);
  for (let count = 0; count < 12; count += 1) expect(await guest.join(code)).toBe(409);
  const look = await server.app.inject({ method: 'POST', url: '/api/invitations/look', payload: { code } });
  expect(look.statusCode).toBe(200);
  await server.close();
});

describe('SIGN_UP=invited', () => {
  let app: ProviderApp;
  beforeEach(async () => {
    app = await createProviderApp({ config: { signUp: 'invited' } });
  });
  afterEach(() => app.server.close());

  const exchange = (idToken: string, invitation: string) =>
    app.exchange(idToken, { payload: { id_token: idToken, invitation } });

  it("[PE-02] a family's invitation makes the user in that family, and is used up in the same transaction", async () => {
    const host = await openAdult(app.server);
    const code = await host.invite();
    const guests = await Promise.all(['a', 'b', 'c'].map((name) => app.signUp(`${name}@example.test`)));
    const answers = await Promise.all(guests.map(({ idToken }) => exchange(idToken, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await host.adults()).toHaveLength(2);
    expect(await app.server.db.$count(families)).toBe(1);
    expect(await app.server.db.$count(familyInvitations)).toBe(0);
  });
});
