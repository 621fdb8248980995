import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families, localAccounts, sessions, users } from '../../src/db/schema.ts';
import { createAccounts } from '../../src/identity/localProvider/accounts.ts';
import { LOCAL_ISSUER } from '../../src/identity/localProvider/issuer.ts';
import { createSendMail } from '../../src/mail/sendMail.ts';
import type { SendMail } from '../../src/mail/mail.ts';
import { engines } from '../support/engines.ts';
import { erased } from '../support/erased.ts';
import { filesWith, tablesWith } from '../support/traces.ts';
import { createProviderApp, type ProviderApp } from './support.ts';

describe.each(engines())('a deleted account on $name', (engine) => {
  let app: ProviderApp;
  let mailRefuses = false;
  let sendMail: SendMail;
  beforeAll(async () => {
    app = await createProviderApp({
      database: await engine.open(),
      sendMail: async (mail) => {
        if (mailRefuses) throw new Error('refused');
        await sendMail(mail);
      },
    });
    sendMail = createSendMail(app.server.config, app.server.clock);
  });
  afterAll(async () => {
    await app.server.close();
  });

  /** A person whose every field holds a text of theirs, with a family that has some of everything. */
  const live = async (canary: string) => {
    const email = `${canary}@example.test`;
    const account = await app.signUp(email);
    const photoUrl = `https://example.test/${canary}.png`;
    const { body } = await app.call('update', { idToken: account.idToken, displayName: `${canary} Soyad`, photoUrl });
    const idToken = String(body['idToken']);
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await app.call('signInWithPassword', { email, password: 'not this one' });
    const { token, user } = (await app.exchange(idToken)).json<{ token: string; user: { id: string } }>();
    const [{ familyId } = { familyId: '' }] = await app.server.db.select().from(users).where(eq(users.id, user.id));

    const post = async (url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `${canary} ${url}` };
      const answer = await app.server.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      return answer.json<{ data: { id: string } }>().data;
    };
    const { id: childId } = await post('/api/children', {
      name: canary,
      birthYear: 2017,
      grade: '3. Sınıf',
      avatar: '👧',
    });
    await post('/api/tasks', { childId, name: canary, icon: '🧹', dueDate: '2026-11-20' });
    const period = { frequency: '1', weekDays: ['Çarşamba', 'Cuma'] };
    await post('/api/scheduled-tasks', { childId, name: canary, icon: '🧹', isPeriodic: true, period });
    await post('/api/v2/homework', { cocukId: childId, baslik: canary, aciklama: canary, ders: 'Matematik' });
    await post('/api/report/generate-weekly-report');
    mailRefuses = true;
    app.server.clock.set(new Date(app.server.clock().getTime() + 1000).toISOString());
    await app.server.app.inject({
      method: 'POST',
      url: '/api/report/generate-weekly-report',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    });
    mailRefuses = false;
    return {
      canary,
      email,
      account,
      idToken,
      token,
      familyId,
      userId: user.id,
      traces: [canary, user.id, familyId, account.localId],
    };
  };
  type Person = Awaited<ReturnType<typeof live>>;
  /** The second one has no family of their own any more. */
  const moveInWith = async (first: Person, second: Person) => {
    await app.server.db.update(users).set({ familyId: first.familyId }).where(eq(users.id, second.userId));
    await app.server.db.delete(sessions).where(eq(sessions.familyId, second.familyId));
    await app.server.db
      .update(families)
      .set({ deletedAt: app.server.clock() })
      .where(eq(families.familyId, second.familyId));
    await erased(app.server);
  };
  const traces = async ({ traces: texts }: { traces: string[] }) => ({
    tables: await tablesWith(app.server.db, texts),
    files: (await filesWith(app.server.config.dataDir, texts)).length,
  });
  const NOTHING = { tables: [], files: 0 };

  it('leaves nothing in any table or file, and takes nothing of anybody else', async () => {
    const gone = await live('kanarya');
    const stays = await live('serce');
    const before = await traces(stays);
    expect(await traces(gone)).toEqual(before);
    expect(before.tables).toEqual(
      expect.arrayContaining([
        'children',
        'families',
        'homework',
        'idempotent_answers',
        'local_accounts',
        'local_one_time_codes',
        'local_refresh_tokens',
        'outbox',
        'scheduled_tasks',
        'tasks',
        'users',
      ]),
    );
    // Two codes and a report.
    expect(before.files).toBe(3);

    expect((await app.call('delete', { idToken: gone.idToken })).status).toBe(200);
    await erased(app.server);
    expect(await traces(gone)).toEqual(NOTHING);
    expect(await traces(stays)).toEqual(before);
    const answer = (token: string) =>
      app.server.app.inject({ url: '/api/children', headers: { authorization: `Bearer ${token}` } });
    expect((await answer(gone.token)).statusCode).toBe(401);
    expect((await answer(stays.token)).statusCode).toBe(200);
    expect((await app.exchange(gone.idToken)).statusCode).toBe(401);
    expect(await traces(gone)).toEqual(NOTHING);
    expect((await app.call('delete', { idToken: stays.idToken })).status).toBe(200);
  });

  it('takes nothing of the other adults of its family, of whom the last one takes the family', async () => {
    const first = await live('kanarya');
    const second = await live('serce');
    await moveInWith(first, second);
    const family = { traces: [first.familyId] };
    const before = await traces(family);
    expect((await app.call('delete', { idToken: first.idToken })).status).toBe(200);
    expect(await traces({ traces: [first.userId, first.email, first.account.localId] })).toEqual(NOTHING);
    expect((await traces(family)).tables).toEqual(
      before.tables.filter((name) => name !== 'outbox' && name !== 'sessions'),
    );

    expect((await app.call('delete', { idToken: second.idToken })).status).toBe(200);
    await erased(app.server);
    expect(await traces({ traces: [first.canary, ...family.traces, second.userId] })).toEqual(NOTHING);
  });

  it('that two adults of one family give up at once takes the family', async () => {
    const first = await live('kanarya');
    const second = await live('serce');
    await moveInWith(first, second);
    const answers = await Promise.all([first, second].map(({ idToken }) => app.call('delete', { idToken })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await erased(app.server);
    expect(await traces({ traces: [first.canary, first.familyId, second.userId] })).toEqual(NOTHING);
  });

  it('makes no user of an exchange that comes at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { idToken, localId } = await app.signUp(`${randomUUID()}@example.test`);
      const [deleted] = await Promise.all([app.call('delete', { idToken }), app.exchange(idToken)]);
      expect(deleted.status).toBe(200);
      expect(await tablesWith(app.server.db, [localId])).toEqual([]);
    }
  });

  it('[EX-03] stays where the sign-in that was to delete it is of another password', async () => {
    const { localId } = await app.signUp('kalan@example.test');
    const { db, clock } = app.server;
    const accounts = createAccounts({ db, clock, issuer: LOCAL_ISSUER });
    expect(await accounts.removeProved(db, { subject: localId, generation: 2 })).toBeNull();
    expect(await accounts.removeProved(db, { subject: localId, generation: 1 })).toBe('kalan@example.test');
  });

  it('without a user goes as well', async () => {
    const { idToken } = await app.signUp('yeni@example.test');
    expect((await app.call('delete', { idToken })).status).toBe(200);
    expect(
      await app.server.db.select().from(localAccounts).where(eq(localAccounts.email, 'yeni@example.test')),
    ).toEqual([]);
  });
});
