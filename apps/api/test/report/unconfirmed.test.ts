import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits, outbox, users } from '../../src/db/schema.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createConfirmedRecipient } from '../../src/mail/outboxRepository.ts';
import { openFamily, type TestFamily } from '../modules/family.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { askReport } from './support.ts';

let mails: MailServer;
let server: TestApp;
let family: TestFamily;
beforeAll(async () => {
  mails = await startMailServer();
  server = await createTestApp({ config: { mail: { smtpUrl: mails.url, from: 'Kovan <rapor@kovan.example>' } } });
});
beforeEach(async () => {
  mails.reset();
  server.clock.set(STORY_MOMENT);
  for (const table of [limits, outbox]) await server.db.delete(table);
  family = await openFamily(server);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const confirm = (emailVerified: boolean) =>
  server.db.update(users).set({ emailVerified }).where(eq(users.familyId, family.familyId));

const SENTENCES = {
  tr: 'Rapor yalnızca onaylanmış adreslere gönderilir. Önce e-posta adresinizi onaylayın.',
  en: 'Reports go only to confirmed addresses. Confirm your email address first.',
};

describe('[A-21] a report for an address that is not confirmed', () => {
  it('is a 409 in the language of the request, which counts nothing and keeps nothing', async () => {
    await confirm(false);
    for (const language of ['tr', 'en'] as const) {
      for (let click = 0; click < 4; click += 1) {
        const answer = await askReport(family, 'click', language);
        expect([answer.statusCode, answer.json()]).toEqual([
          409,
          { error: SENTENCES[language], code: 'EMAIL_NOT_CONFIRMED' },
        ]);
      }
    }
    expect(mails.received).toEqual([]);
    expect([await server.db.$count(outbox), await server.db.$count(limits)]).toEqual([0, 0]);
  });

  it('goes by the same click once the address is confirmed', async () => {
    await confirm(false);
    expect((await askReport(family, 'click')).statusCode).toBe(409);
    await confirm(true);
    expect((await askReport(family, 'click')).statusCode).toBe(200);
    expect(mails.received.map(({ envelope }) => envelope.to)).toEqual([[family.email]]);
  });

  it('is written as ever where there is no mail server: nothing leaves the machine', async () => {
    const alone = await createTestApp();
    const other = await openFamily(alone);
    await alone.db.update(users).set({ emailVerified: false });
    expect((await askReport(other)).statusCode).toBe(200);
    await alone.close();
  });
});

describe('a kept report whose address', () => {
  const retry = () => {
    const mayReceive = createConfirmedRecipient(server);
    const sendMail = async () => void sent.push('mail');
    const sent: string[] = [];
    const log = { warn: () => undefined };
    const later = createOutbox({ ...server, sendMail, mayReceive, log, from: 'Kovan <rapor@kovan.example>' });
    return { run: () => later.retryDue(new AbortController().signal), sent };
  };
  beforeEach(async () => {
    mails.become('tryLater');
    expect((await askReport(family, 'click')).statusCode).toBe(502);
    server.clock.set('2026-11-18T15:45:00Z');
  });

  it("[A-21] is no longer the user's goes nowhere by the same click either", async () => {
    mails.reset();
    await server.db.update(users).set({ email: 'baska@example.test' }).where(eq(users.familyId, family.familyId));
    expect((await askReport(family, 'click')).statusCode).toBe(502);
    expect(mails.received).toEqual([]);
  });

  it.each([
    ['is no longer confirmed', { emailVerified: false }],
    ["is no longer the user's", { email: 'baska@example.test' }],
  ])('%s waits, and is sent to nobody', async (_what, changes) => {
    await server.db.update(users).set(changes).where(eq(users.familyId, family.familyId));
    const { run, sent } = retry();
    await run();
    expect(sent).toEqual([]);
    expect(await server.db.select().from(outbox)).toMatchObject([{ acceptedAt: null, leasedUntil: null }]);
    await server.db
      .update(users)
      .set({ emailVerified: true, email: family.email })
      .where(eq(users.familyId, family.familyId));
    server.clock.set('2026-11-18T18:45:00Z');
    await run();
    expect(sent).toEqual(['mail']);
  });
});
