import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { outbox as table } from '../../src/db/schema.ts';
import { singleProcess } from '../../src/db/singleProcess.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { createOutbox, type NewMail } from '../../src/mail/outbox.ts';
import { forgetKeptReports, type Recipient, selectDue } from '../../src/mail/outboxRepository.ts';
import { engines } from '../support/engines.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';

const never = new AbortController().signal;

describe.each(engines())('the outbox on $name', (engine) => {
  let server: TestApp;
  let sent: Mail[];
  let mayReceive: (mail: Recipient) => Promise<boolean>;
  let answer: (mail: Mail, signal?: AbortSignal) => Promise<void>;
  beforeAll(async () => {
    server = await createTestApp({ database: await engine.open() });
  });
  beforeEach(async () => {
    await server.db.delete(table);
    server.clock.set(STORY_MOMENT);
    sent = [];
    answer = async () => undefined;
    mayReceive = async () => true;
  });
  afterAll(async () => {
    await server.close();
  });

  const accept = async () => undefined;
  const refuse = async () => {
    throw new Error('refused');
  };
  const open = () =>
    createOutbox({
      db: server.db,
      clock: server.clock,
      from: 'Kovan <rapor@kovan.example>',
      log: { warn: () => undefined },
      mayReceive: (mail) => mayReceive(mail),
      sendMail: async (mail, signal) => {
        await answer(mail, signal);
        sent.push(mail);
      },
    });

  const mailFor = async (changes: Partial<NewMail> = {}): Promise<NewMail> => {
    const { familyId, user } = await server.signUp();
    const content = { subject: 'Rapor', html: '<p>1</p>', text: '1' };
    const mail = { familyId, userId: user.userId, recipient: user.email, kind: 'report' as const, dedupeKey: 'click' };
    return { ...mail, ...content, ...changes };
  };
  const put = (mail: NewMail) => server.db.transaction((tx) => open().put(tx, mail));
  const minutes = (count: number) =>
    server.clock.set(new Date(Date.parse(STORY_MOMENT) + count * 60_000).toISOString());

  it('[FD-15] sends a kept mail in the background when its time has come, with the same Message-ID, once', async () => {
    const mail = await mailFor();
    const id = await put(mail);
    const offered: (string | undefined)[] = [];
    answer = async ({ messageId }) => {
      offered.push(messageId);
      await refuse();
    };
    // Whoever has put it in sends it first.
    await open().retryDue(never);
    expect(offered).toEqual([]);
    expect(await open().deliver(mail.familyId, id)).toBe('refused');
    minutes(4);
    await open().retryDue(never);
    expect(offered).toHaveLength(1);
    minutes(5);
    await open().retryDue(never);
    expect(offered).toHaveLength(2);
    answer = accept;
    minutes(14);
    await open().retryDue(never);
    expect(sent).toEqual([]);
    minutes(15);
    await open().retryDue(never);
    minutes(500);
    await open().retryDue(never);
    expect(sent.map(({ to, messageId }) => [to, messageId])).toEqual([[mail.recipient, offered[0]]]);
    expect(offered[1]).toBe(offered[0]);
    expect(await open().deliver(mail.familyId, id)).toBe('accepted');
    const emptied = { recipient: '', subject: '', html: '', text: '', leasedUntil: null };
    expect(await server.db.select().from(table)).toMatchObject([emptied]);
  });

  it('[FD-15] goes on in the same round after a mail that is refused', async () => {
    const mails = [await mailFor(), await mailFor(), await mailFor()];
    for (const [minute, mail] of mails.entries()) {
      minutes(minute);
      await put(mail);
    }
    const accepted = mails[1]?.recipient;
    answer = async ({ to }) => (to === accepted ? accept() : refuse());
    minutes(3);
    await open().retryDue(never);
    expect(sent.map(({ to }) => to)).toEqual([accepted]);
  });

  it('[FD-15] sends first what has been due the longest', async () => {
    const mails = [await mailFor(), await mailFor(), await mailFor()];
    for (const [index, minute] of [2, 0, 1].entries()) {
      minutes(minute);
      await put(mails[index] ?? (await mailFor()));
    }
    minutes(3);
    await open().retryDue(never);
    expect(sent.map(({ to }) => to)).toEqual([1, 2, 0].map((index) => mails[index]?.recipient));
  });

  it('[FD-15] sends at once what waits for a moment that a wrong clock said', async () => {
    minutes(2 * 24 * 60);
    const waiting = await mailFor({ dedupeKey: 'waits' });
    await put(waiting);
    const stuck = await mailFor({ dedupeKey: 'was being sent' });
    const id = await put(stuck);
    const leasedUntil = new Date(server.clock().getTime() + 60_000);
    await server.db.update(table).set({ leasedUntil }).where(eq(table.familyId, stuck.familyId));
    minutes(0);
    expect(await open().deliver(stuck.familyId, id)).toBe('accepted');
    await open().retryDue(never);
    expect(sent.map(({ to }) => to)).toEqual([stuck.recipient, waiting.recipient]);
  });

  it('[FD-15] gives up after a day, and keeps nothing of it', async () => {
    const [mail, other] = [await mailFor(), await mailFor()];
    const [id, asked] = [await put(mail), await put(other)];
    // One key in two families is two mails.
    expect(asked).not.toBe(id);
    answer = refuse;
    // No pause is longer than two hours: of looks that far apart, none is in vain.
    for (let minute = 1; minute < 24 * 60; minute += 120) {
      minutes(minute);
      await open().retryDue(never);
    }
    expect(await server.db.select().from(table)).toMatchObject([{ attempts: 12 }, { attempts: 12 }]);
    minutes(24 * 60);
    // Who asks again asks for another.
    expect(await put(other)).not.toBe(asked);
    answer = accept;
    await open().retryDue(never);
    expect([await server.db.$count(table), sent]).toEqual([1, []]);
    expect(await open().deliver(mail.familyId, id)).toBe('gone');
  });

  it('[FD-15] processes that look at once share the mails out: each is sent once', async () => {
    for (let index = 0; index < 12; index += 1) await put(await mailFor());
    minutes(1);
    await Promise.all([open(), open(), open()].map((outbox) => outbox.retryDue(never)));
    expect(sent).toHaveLength(12);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('[FD-15] a mail whose sender has died is free again after its lease', async () => {
    const mail = await mailFor();
    const id = await put(mail);
    const leasedUntil = new Date(Date.parse(STORY_MOMENT) + 60_000);
    const now = server.clock();
    await server.db.update(table).set({ leasedUntil, attempts: 1, nextTryAt: now }).where(eq(table.id, id));
    // Whoever looks for one to send would find it again and again.
    expect(await selectDue(server.db, { now, latestLease: leasedUntil, latestTry: now })).toBeUndefined();
    await open().retryDue(never);
    expect(sent).toEqual([]);
    minutes(1);
    await open().retryDue(never);
    expect(sent).toHaveLength(1);
  });

  it('[A-21] one key is one mail for as long as its answer is kept; then nothing is known of it', async () => {
    const mail = await mailFor();
    const id = await put(mail);
    await open().deliver(mail.familyId, id);
    // What is deleted takes along what waits, no more.
    await forgetKeptReports(server.db, mail.familyId).execute();
    for (const days of [1, 30]) {
      minutes(days * 24 * 60);
      await open().retryDue(never);
      expect(await put(mail)).toBe(id);
      expect(await open().deliver(mail.familyId, id)).toBe('accepted');
    }
    minutes(31 * 24 * 60);
    await open().retryDue(never);
    expect(await server.db.$count(table)).toBe(0);
    expect(sent).toHaveLength(1);
  });

  it('[A-21] a kept mail goes to the address that its user has by now, as another mail that is kept as long', async () => {
    const mail = await mailFor();
    const id = await put(mail);
    let offered: string | undefined;
    answer = async ({ messageId }) => {
      offered = messageId;
      await refuse();
    };
    expect(await open().deliver(mail.familyId, id)).toBe('refused');
    minutes(20 * 60);
    expect(await put({ ...mail, dedupeKey: 'again', recipient: 'new@example.test' })).toBe(id);
    answer = accept;
    await open().retryDue(never);
    expect(sent).toEqual([]);
    minutes(40 * 60);
    await open().retryDue(never);
    expect(sent.map(({ to, messageId }) => [to, messageId === offered])).toEqual([['new@example.test', false]]);
  });

  it('[EX-03] the news that a family was erased waits beside a report, and outlives what is deleted since', async () => {
    const report = await mailFor();
    await put({ ...report, kind: 'erased', subject: 'Silindi', html: '<p>Silindi</p>', text: 'Silindi' });
    await put(report);
    expect(await server.db.$count(table)).toBe(2);
    await forgetKeptReports(server.db, report.familyId).execute();
    minutes(1);
    await open().retryDue(never);
    expect(sent.map(({ subject }) => subject)).toEqual(['Silindi']);
  });

  it('[FD-15] a click during the sending of other figures is a mail of its own', async () => {
    const mail = await mailFor();
    const first = await put(mail);
    let second = '';
    answer = async () => {
      answer = accept;
      expect(await put({ ...mail, dedupeKey: 'same' })).toBe(first);
      second = await put({ ...mail, dedupeKey: 'other', html: '<p>2</p>' });
    };
    expect(await open().deliver(mail.familyId, first)).toBe('accepted');
    expect(second).not.toBe(first);
    expect(await open().deliver(mail.familyId, second)).toBe('accepted');
    expect(sent.map(({ html }) => html)).toEqual(['<p>1</p>', '<p>2</p>']);
  });

  it('[FD-15] of two that wait the later one is brought up to date, and the earlier one goes as it was', async () => {
    const mail = await mailFor();
    const first = await put(mail);
    let second = '';
    answer = async () => {
      minutes(0.5);
      second = await put({ ...mail, dedupeKey: 'second', html: '<p>2</p>', text: '2' });
      throw new Error('refused');
    };
    expect(await open().deliver(mail.familyId, first)).toBe('refused');
    answer = accept;
    expect(await put({ ...mail, dedupeKey: 'third', html: '<p>2</p>', text: '3' })).toBe(second);
    minutes(60);
    await open().retryDue(never);
    expect(sent.map(({ text }) => text).toSorted()).toEqual(['1', '3']);
  });

  it('[FD-15] whoever finds a mail being sent waits for its outcome', async () => {
    const mail = await mailFor();
    const id = await put(mail);
    let settle = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      answer = () => {
        resolve();
        return new Promise((done) => (settle = done));
      };
    });
    const first = open().deliver(mail.familyId, id);
    await started;
    const second = open().deliver(mail.familyId, id);
    settle();
    expect(await Promise.all([first, second])).toEqual(['accepted', 'accepted']);
    expect(sent).toHaveLength(1);
  });

  it('[FD-15] a server that starts sends what was kept, and one that stops gives up the mail it is sending', async () => {
    const mail = await mailFor();
    await put(mail);
    minutes(1);
    /** Starts a server over the same database and waits until it offers the kept mail. */
    const startAndOffer = async (take: (signal: AbortSignal | undefined) => Promise<void>) => {
      let offered = (): void => undefined;
      const offer = new Promise<void>((resolve) => (offered = resolve));
      const app = await buildApp({
        config: server.config,
        db: server.db,
        notices: singleProcess(server.db),
        clock: server.clock,
        secret: new Uint8Array(32),
        sendMail: async (got, signal) => {
          offered();
          await take(signal);
          sent.push(got);
        },
      });
      await offer;
      return app;
    };
    const stalls = (signal?: AbortSignal) =>
      new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))));
    await (await startAndOffer(stalls)).close();
    expect(sent).toEqual([]);
    expect(await server.db.select().from(table)).toMatchObject([{ acceptedAt: null, leasedUntil: null }]);
    minutes(10);
    await (await startAndOffer(accept)).close();
    expect(sent.map(({ to }) => to)).toEqual([mail.recipient]);
    expect(await server.db.select().from(table)).toMatchObject([{ recipient: '' }]);
  });
});
