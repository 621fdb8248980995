import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox as table } from '../../src/db/schema.ts';
import { createSmtp } from '../../src/mail/sendMail.ts';
import { openFamily, type TestFamily } from '../modules/family.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { askReport } from './support.ts';

const logged: string[] = [];
const log = pino(
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  }),
);

let mails: MailServer;
let server: TestApp;
let family: TestFamily;
let childId: string;
beforeAll(async () => {
  mails = await startMailServer();
  const smtp = { url: mails.url, from: 'Kovan <rapor@kovan.example>', clock: () => new Date() };
  const usual = createSmtp(smtp);
  // Only the server that never answers is waited for as short as that: a busy machine must not look like a bad server.
  const impatient = createSmtp({ ...smtp, deadlineMs: 300 });
  server = await createTestApp({
    log,
    sendMail: (...mail) => (mails.behaviour() === 'stall' ? impatient : usual)(...mail),
  });
});
beforeEach(async () => {
  mails.reset();
  logged.length = 0;
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
  childId = (await family.addChild({ name: 'Kanarya' })).id;
  await family.addTask(childId, '2026-11-18', 'Kanarya kafesi');
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const kept = () => server.db.select().from(table).where(eq(table.familyId, family.familyId));
const MESSAGES = {
  tr: 'E-posta gönderilemedi. Rapor saklandı; yeniden deneyin.',
  en: 'The mail could not be sent. The report is kept; try again.',
};

describe.each(['refuseRecipient', 'tryLater', 'stall', 'drop'] as const)('a mail server that does: %s', (behaviour) => {
  it('[A-21] is a 502 in the language of the request, the report is kept, and the log says what happened and nothing of anybody', async () => {
    mails.become(behaviour);
    for (const language of ['tr', 'en'] as const) {
      const answer = await askReport(family, undefined, language);
      expect([answer.statusCode, answer.json()]).toEqual([
        502,
        { error: MESSAGES[language], code: 'MAIL_NOT_ACCEPTED' },
      ]);
    }
    expect(mails.received).toEqual([]);
    const waits = { acceptedAt: null, leasedUntil: null, recipient: family.email };
    expect(await kept()).toMatchObject([waits, waits]);
    const lines = logged.join('');
    expect(lines).toContain('mail not accepted');
    expect(lines).toContain('MAIL_NOT_ACCEPTED');
    for (const secret of ['Kanarya', family.email, family.email.split('@')[0] ?? '', childId]) {
      expect(lines).not.toContain(secret);
    }
  });

  it('[A-21] the same click tried again sends the kept report, once', async () => {
    mails.become(behaviour);
    expect((await askReport(family, 'click')).statusCode).toBe(502);
    const [before] = await kept();
    mails.become('accept');
    for (let repeat = 0; repeat < 3; repeat += 1) expect((await askReport(family, 'click')).statusCode).toBe(200);
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.headers['message-id']).toBe(before?.messageId);
  });
});

describe('[A-21] a report that was kept', () => {
  it('is sent by another click while nothing has changed, and is no second mail', async () => {
    mails.become('tryLater');
    for (const click of ['one', 'two']) expect((await askReport(family, click)).statusCode).toBe(502);
    mails.become('accept');
    for (const click of ['three', 'one', 'two']) expect((await askReport(family, click)).statusCode).toBe(200);
    expect(mails.received).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it('is brought up to date by a later click, and is still one mail', async () => {
    mails.become('tryLater');
    await askReport(family, 'one');
    await family.addTask(childId, '2026-11-18', 'Yeni iş');
    await askReport(family, 'two');
    mails.become('accept');
    expect((await askReport(family, 'one')).statusCode).toBe(200);
    expect((await askReport(family, 'two')).statusCode).toBe(200);
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.text).toContain('Yeni iş');
  });

  it('on Sunday is still sent when the next week has begun, beside that of the new week', async () => {
    server.clock.set('2026-11-22T19:30:00Z');
    mails.become('tryLater');
    expect((await askReport(family, 'sunday')).statusCode).toBe(502);
    server.clock.set('2026-11-23T05:30:00Z');
    mails.become('accept');
    for (const click of ['monday', 'sunday']) expect((await askReport(family, click)).statusCode).toBe(200);
    expect(mails.received.map(({ headers }) => headers['subject'])).toEqual([
      'Kovan haftalık rapor: 23–29 Kasım 2026',
      'Kovan haftalık rapor: 16–22 Kasım 2026',
    ]);
  });

  it('is forgotten with a child that was deleted: what is deleted is kept nowhere', async () => {
    mails.become('tryLater');
    await askReport(family);
    await family.ask('DELETE', `/api/children/${childId}`);
    expect(await kept()).toEqual([]);
    mails.become('accept');
    expect((await askReport(family)).statusCode).toBe(200);
    expect(mails.received[0]?.html).not.toContain('Kanarya');
  });

  it('is forgotten with a task, an occurrence, a rule or homework that was deleted', async () => {
    const task = await family.addTask(childId, '2026-11-18', 'Silinecek');
    const rule = await family.addRule(childId, ['Çarşamba', 'Perşembe'], '1', 'Silinecek');
    const homework = await family.addHomework(childId, { baslik: 'Silinecek' });
    const paths = [
      `/api/tasks/${task.id}`,
      `/api/tasks/${rule.id}.2026-11-18`,
      `/api/scheduled-tasks/${rule.id}`,
      `/api/v2/homework/${homework.id}`,
    ];
    mails.become('tryLater');
    for (const path of paths) {
      await askReport(family);
      expect(await kept()).toHaveLength(1);
      expect((await family.ask('DELETE', path)).statusCode).toBe(204);
      expect(await kept()).toEqual([]);
    }
    mails.become('accept');
    expect((await askReport(family)).statusCode).toBe(200);
    expect(mails.received[0]?.html).not.toContain('Silinecek');
  });

  it('and given up or forgotten since is made anew by the same click, as things are now', async () => {
    const { id } = await family.addTask(childId, '2026-11-18', 'Silinecek');
    mails.become('tryLater');
    expect((await askReport(family, 'forgotten')).statusCode).toBe(502);
    expect((await family.ask('DELETE', `/api/tasks/${id}`)).statusCode).toBe(204);
    mails.become('accept');
    expect((await askReport(family, 'forgotten')).statusCode).toBe(200);
    expect(mails.received.map(({ text }) => text.includes('Silinecek'))).toEqual([false]);
    mails.become('tryLater');
    expect((await askReport(family, 'given up')).statusCode).toBe(502);
    server.clock.set('2026-11-19T14:45:00Z');
    mails.become('accept');
    for (let repeat = 0; repeat < 2; repeat += 1) expect((await askReport(family, 'given up')).statusCode).toBe(200);
    expect(mails.received).toHaveLength(2);
  });
});

describe('[A-21] clicks', () => {
  it('one click is one mail, however many requests race', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => askReport(family, 'click')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(mails.received).toHaveLength(1);
  });

  it('requests of one click that race while the server refuses all say so, and keep one report', async () => {
    mails.become('tryLater');
    const answers = await Promise.all(Array.from({ length: 4 }, () => askReport(family, 'click')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([502, 502, 502, 502]);
    expect(await kept()).toHaveLength(1);
  });

  it('one click is one mail also when its repeat comes days later, and other reports were asked for meanwhile', async () => {
    expect((await askReport(family, 'one')).statusCode).toBe(200);
    server.clock.set('2026-11-20T14:45:00Z');
    for (const click of ['two', 'one']) expect((await askReport(family, click)).statusCode).toBe(200);
    expect(mails.received).toHaveLength(2);
  });

  it('another click after success is another mail', async () => {
    for (const click of ['one', 'two', undefined]) expect((await askReport(family, click)).statusCode).toBe(200);
    expect(mails.received).toHaveLength(3);
    expect(new Set(mails.received.map(({ headers }) => headers['message-id'])).size).toBe(3);
  });

  it('at most 5 an hour a family; the sixth is a 429 that says when, and repeats of a click count once', async () => {
    for (let repeat = 0; repeat < 7; repeat += 1) expect((await askReport(family, 'same')).statusCode).toBe(200);
    for (const click of ['2', '3', '4', '5']) expect((await askReport(family, click)).statusCode).toBe(200);
    server.clock.set('2026-11-18T15:00:00Z');
    const refused = await askReport(family, '6', 'en');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers['retry-after']).toBe('2700');
    expect(mails.received).toHaveLength(5);
    expect((await askReport(family, 'same')).statusCode).toBe(200);
    const stranger = await openFamily(server);
    expect((await askReport(stranger)).statusCode).toBe(200);
    server.clock.set('2026-11-18T15:45:00Z');
    expect((await askReport(family, '6')).statusCode).toBe(200);
  });
});
