import { randomUUID } from 'node:crypto';
import { setImmediate as letOthers } from 'node:timers/promises';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { devices, families, outbox, sessions, tasks, users } from '../../src/db/schema.ts';
import { createSendMail } from '../../src/mail/sendMail.ts';
import type { SendMail } from '../../src/mail/mail.ts';
import { createFirebaseApp, createProviderApp, type ProviderApp } from '../identity/support.ts';
import { engines } from '../support/engines.ts';
import { erased } from '../support/erased.ts';
import { filesWith, tablesWith } from '../support/traces.ts';

describe.each(engines())('erasing a family, on $name', (engine) => {
  let app: ProviderApp;
  let sendMail: SendMail;
  let count = 0;
  beforeAll(async () => {
    app = await createProviderApp({ database: await engine.open(), sendMail: (mail) => sendMail(mail) });
    sendMail = createSendMail(app.server.config, app.server.clock);
  });
  afterAll(() => app.server.close());

  /** Somebody with an account at the local provider, whose every field holds a text of theirs. */
  const somebody = async () => {
    const canary = `kanarya${(count += 1)}x${randomUUID().slice(0, 8)}`;
    const email = `${canary}@example.test`;
    const { idToken, localId } = await app.signUp(email);
    const { token, user } = (await app.exchange(idToken)).json<{ token: string; user: { id: string } }>();
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, payload?: object, more: object = {}) =>
      app.server.app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
    await ask('PUT', '/api/users/me', { firstName: canary, lastName: canary });
    return { canary, email, idToken, localId, userId: user.id, headers, ask };
  };
  type Person = Awaited<ReturnType<typeof somebody>>;

  const join = async (host: Person, guest: Person): Promise<void> => {
    const { data } = (await host.ask('POST', '/api/family/invitations')).json<{ data: { url: string } }>();
    const answer = await guest.ask('POST', '/api/family/join', { code: new URL(data.url).hash.slice(1) });
    guest.headers.authorization = `Bearer ${answer.json<{ token: string }>().token}`;
  };

  const familyOf = async ({ userId }: Person): Promise<string> => {
    const [user] = await app.server.db.select().from(users).where(eq(users.id, userId));
    return user?.familyId ?? '';
  };

  /** Something of everything that a family can have, as much of it as is said. */
  const live = async (person: Person, { children = 1, things = 1 }) => {
    const { canary, ask } = person;
    const familyId = await familyOf(person);
    const key = (name: string) => ({ 'idempotency-key': `${canary} ${name}` });
    for (let child = 0; child < children; child += 1) {
      const made = await ask(
        'POST',
        '/api/children',
        { name: canary, birthYear: 2017, grade: '3. Sınıf', avatar: '👧' },
        key(`${child}`),
      );
      const childId = made.json<{ data: { id: string } }>().data.id;
      for (let thing = 0; thing < things; thing += 1) {
        await ask(
          'POST',
          '/api/tasks',
          { childId, name: canary, icon: '🧹', dueDate: '2026-11-20' },
          key(`t${child} ${thing}`),
        );
        await ask('POST', '/api/v2/homework', { cocukId: childId, baslik: canary, aciklama: canary, ders: canary });
        const period = { frequency: '1', weekDays: ['Çarşamba'] };
        const rule = await ask('POST', '/api/scheduled-tasks', {
          childId,
          name: canary,
          icon: '🧹',
          isPeriodic: true,
          period,
        });
        const { id } = rule.json<{ data: { id: string } }>().data;
        await ask('PUT', `/api/tasks/${id}.2026-11-18/status`, { status: 'completed' });
      }
      const id = randomUUID();
      const createdAt = app.server.clock();
      await app.server.db.insert(devices).values({ familyId, id, name: canary, childIds: [childId], createdAt });
      await app.server.db.insert(sessions).values({
        familyId,
        id,
        kind: 'device',
        browser: canary,
        createdAt,
        lastSeenOn: '2026-11-18',
        expiresAt: new Date('2027-11-18'),
      });
    }
    await ask('POST', '/api/family/invitations');
    await ask('POST', '/api/report/generate-weekly-report', undefined, key('report'));
    return familyId;
  };

  const tracesOf = async (texts: readonly string[]) => ({
    tables: await tablesWith(app.server.db, texts),
    files: await filesWith(app.server.config.dataDir, texts),
  });
  const NOTHING = { tables: [], files: [] };

  const erase = (person: Person, confirm = 'SİL') =>
    person.ask('POST', '/api/family/erase', { id_token: person.idToken, confirm });

  it('[EX-03] leaves no trace in any table, nor in the outbox, and touches no other family', async () => {
    const [ayse, stranger] = [await somebody(), await somebody()];
    await live(stranger, {});
    const other = await tracesOf([stranger.canary]);
    const familyId = await live(ayse, { children: 2, things: 2 });
    const texts = [ayse.canary, ayse.userId, ayse.localId, familyId];
    const before = await tracesOf(texts);
    expect(before.tables).toEqual(
      expect.arrayContaining([
        'children',
        'devices',
        'family_invitations',
        'homework',
        'idempotent_answers',
        'local_accounts',
        'occurrences',
        'outbox',
        'scheduled_tasks',
        'sessions',
        'tasks',
        'users',
      ]),
    );
    expect(before.files).not.toEqual([]);
    expect((await erase(ayse)).statusCode).toBe(204);
    // What little there is goes with the answer.
    expect(await tracesOf(texts)).toEqual(NOTHING);
    expect((await ayse.ask('GET', '/api/children')).statusCode).toBe(401);
    expect((await app.exchange(ayse.idToken)).statusCode).toBe(401);
    expect((await app.call('signInWithPassword', { email: ayse.email, password: 'bal-peteği' })).error).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect(await tracesOf([stranger.canary])).toEqual(other);
  });

  it('[EX-03] other adults keep their sign-in with an empty family, and are told by a mail that names nobody', async () => {
    const [ayse, mehmet, deniz] = [await somebody(), await somebody(), await somebody()];
    await live(ayse, {});
    for (const guest of [mehmet, deniz]) await join(ayse, guest);
    await mehmet.ask('POST', '/api/report/generate-weekly-report');
    const familyId = await familyOf(ayse);
    expect((await erase(ayse, 'DELETE')).statusCode).toBe(204);
    await app.server.settled();
    const texts = [ayse.canary, ayse.userId, ayse.localId, familyId];
    expect(await tracesOf(texts)).toEqual(NOTHING);
    for (const { email } of [mehmet, deniz]) {
      const told = await filesWith(app.server.config.dataDir, [email]);
      expect(told.filter((file) => file.endsWith('.eml'))).toHaveLength(1);
    }
    expect((await mehmet.ask('GET', '/api/children')).statusCode).toBe(401);
    const { idToken } = await app.signIn(mehmet.email);
    const { token } = (await app.exchange(idToken)).json<{ token: string }>();
    const again = await app.server.app.inject({ url: '/api/children', headers: { authorization: `Bearer ${token}` } });
    expect(again.json()).toEqual({ data: [] });
  });

  it('[EX-04] an adult among others leaves no trace, and the family goes on', async () => {
    const [ayse, mehmet] = [await somebody(), await somebody()];
    const familyId = await live(ayse, {});
    await join(ayse, mehmet);
    await mehmet.ask('POST', '/api/family/invitations');
    await mehmet.ask('POST', '/api/report/generate-weekly-report');
    const answer = await mehmet.ask('POST', '/api/users/me/erase', { id_token: mehmet.idToken });
    expect(answer.statusCode).toBe(204);
    await erased(app.server);
    expect(await tracesOf([mehmet.canary, mehmet.userId, mehmet.localId])).toEqual(NOTHING);
    expect((await ayse.ask('GET', '/api/children')).json<{ data: object[] }>().data).toHaveLength(1);
    expect(await familyOf(ayse)).toBe(familyId);
  });

  // Which rows are a family's is the same question to either engine.
  if (engine.name === 'PGlite') {
    it('[EX-03] a family of any shape is erased whole', async () => {
      const shape = fc.record({ children: fc.nat(3), things: fc.nat(3), others: fc.nat(2), joinsFirst: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(shape, async ({ children, things, others, joinsFirst }) => {
          const ayse = await somebody();
          const guests = [];
          for (let guest = 0; guest < others; guest += 1) guests.push(await somebody());
          if (joinsFirst) for (const guest of guests) await join(ayse, guest);
          const familyId = await live(ayse, { children, things });
          if (!joinsFirst) for (const guest of guests) await join(ayse, guest);
          const whoever = guests.at(-1) ?? ayse;
          expect((await erase(whoever)).statusCode).toBe(204);
          await erased(app.server);
          await app.server.settled();
          expect((await tracesOf([familyId])).tables).toEqual([]);
          expect((await tracesOf([whoever.canary, whoever.userId, whoever.localId])).tables).toEqual([]);
          expect(await app.server.db.$count(families, eq(families.familyId, familyId))).toBe(0);
          for (const other of [ayse, ...guests].filter((person) => person !== whoever)) {
            const family = await familyOf(other);
            expect(await app.server.db.$count(users, eq(users.familyId, family))).toBe(1);
          }
        }),
        { numRuns: 5 },
      );
    });
  }

  it('[EX-03] an ID token that is renewed is no fresh sign-in', async () => {
    const ayse = await somebody();
    const { refreshToken } = await app.signIn(ayse.email);
    app.server.clock.set(new Date(app.server.clock().getTime() + 5 * 60_000 + 1000).toISOString());
    const { body } = await app.renew({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const payload = { id_token: body['id_token'], confirm: 'SİL' };
    const answer = await ayse.ask('POST', '/api/family/erase', payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'FRESH_SIGN_IN_NEEDED']);
    const fresh = await app.signIn(ayse.email);
    expect((await ayse.ask('POST', '/api/family/erase', { ...payload, id_token: fresh.idToken })).statusCode).toBe(204);
  });
});

it('[EX-03] an adult whose address is not confirmed is told by no mail, and none is kept for them', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'Kovan <kovan@example.test>' };
  const { server, mails, signUp, exchange } = await createProviderApp({ config: { mail } });
  onTestFinished(() => server.close());
  const enter = async (email: string) => {
    const { idToken } = await signUp(email);
    const { token } = (await exchange(idToken)).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    return {
      idToken,
      post: (url: string, payload = {}) => server.app.inject({ method: 'POST', url, headers, payload }),
    };
  };
  const [confirmed, unconfirmed] = ['mehmet@example.test', 'can@example.test'];
  const ayse = await enter('ayse@example.test');
  for (const email of [confirmed, unconfirmed]) {
    const { data } = (await ayse.post('/api/family/invitations')).json<{ data: { url: string } }>();
    const code = new URL(data.url).hash.slice(1);
    expect((await (await enter(email)).post('/api/family/join', { code })).statusCode).toBe(200);
  }
  await server.db.update(users).set({ emailVerified: true }).where(eq(users.email, confirmed));
  await server.settled();
  mails.length = 0;
  expect((await ayse.post('/api/family/erase', { id_token: ayse.idToken, confirm: 'SİL' })).statusCode).toBe(204);
  await server.settled();
  expect(mails.map(({ to }) => to)).toEqual([confirmed]);
  // What was accepted names nobody any more.
  expect((await server.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(['']);
});

describe('at Firebase', () => {
  /** A server at Firebase, and ways to speak with it. */
  const openAtFirebase = async () => {
    const { server, exchange, now, tokenOf } = await createFirebaseApp();
    onTestFinished(() => server.close());
    const postWith =
      (token: string) =>
      (url: string, payload: object = {}) =>
        server.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload });
    const enter = async (idToken: string) => postWith((await exchange(idToken)).json<{ token: string }>().token);
    const mail = createSendMail(server.config, server.clock);
    return {
      server,
      exchange,
      now,
      tokenOf,
      enter,
      postWith,
      sendTo: (to: string) => mail({ to, subject: 'Rapor', text: 'Rapor' }),
      mailsTo: (address: string) => filesWith(server.config.dataDir, [address]),
    };
  };

  it('[EX-03] too, erases all by itself, and neither sign-in makes its user once more', async () => {
    // The eraser's next round never comes.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, exchange, now, tokenOf, enter, sendTo, mailsTo } = await openAtFirebase();
    const [first, fresh] = [await tokenOf(now - 600), await tokenOf()];
    const post = await enter(first);
    const child = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
    const childId = (await post('/api/children', child)).json<{ data: { id: string } }>().data.id;
    const [{ familyId } = { familyId: '' }] = await server.db.select().from(families);
    const row = { familyId, childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-20', status: 'pending' as const };
    const createdAt = server.clock();
    // More than one batch.
    const rows = Array.from({ length: 1_100 }, () => ({ ...row, id: randomUUID(), createdAt }));
    await server.db.insert(tasks).values(rows);
    await sendTo('a@example.test');
    expect(await mailsTo('a@example.test')).toHaveLength(1);

    const old = await post('/api/family/erase', { id_token: first, confirm: 'SİL' });
    expect([old.statusCode, old.json<{ code: string }>().code]).toEqual([409, 'FRESH_SIGN_IN_NEEDED']);
    expect((await post('/api/family/erase', { id_token: fresh, confirm: 'SİL' })).statusCode).toBe(204);
    for (const idToken of [first, fresh]) expect((await exchange(idToken)).statusCode).toBe(401);
    // No account here knows the address: it is known of the user alone.
    expect(await mailsTo('a@example.test')).toEqual([]);
    // Ends what never comes: the eraser takes its part of the time in which it is looked for it.
    for (let looks = 0; looks < 2_000 && (await server.db.$count(families)) > 0; looks += 1) await letOthers();
    expect([await server.db.$count(families), await server.db.$count(tasks), await server.db.$count(users)]).toEqual([
      0, 0, 0,
    ]);
  });

  it('[EX-04] the mails to whoever goes alone go, too, and those to the others stay', async () => {
    const { tokenOf, enter, postWith, sendTo, mailsTo, now } = await openAtFirebase();
    const [host, guest] = [await enter(await tokenOf()), await tokenOf(now, 'b@example.test')];
    const code = (await host('/api/family/invitations')).json<{ data: { url: string } }>().data.url.split('#')[1];
    const { token } = (await (await enter(guest))('/api/family/join', { code })).json<{ token: string }>();
    for (const address of ['a@example.test', 'b@example.test']) await sendTo(address);
    const erase = await postWith(token)('/api/users/me/erase', { id_token: guest });
    expect(erase.statusCode).toBe(204);
    expect([await mailsTo('a@example.test'), await mailsTo('b@example.test')]).toEqual([[expect.any(String)], []]);
  });
});
