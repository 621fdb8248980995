import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markChildDeleted } from '../../src/modules/children/repository.ts';
import { openFamily, type TestFamily } from '../modules/family.ts';
import { openToOthers } from '../support/modes.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { type ReceivedMail, readMail } from './readMail.ts';
import { askReport } from './support.ts';

let mails: MailServer;
let server: TestApp;
let family: TestFamily;
beforeAll(async () => {
  mails = await startMailServer();
  server = await createTestApp({
    config: { mail: { smtpUrl: mails.url, from: 'Kovan <rapor@kovan.example>' }, publicUrl: 'https://kovan.example' },
  });
});
beforeEach(async () => {
  mails.reset();
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const sentReport = async (language?: 'tr' | 'en'): Promise<ReceivedMail> => {
  const answer = await askReport(family, undefined, language);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  const mail = mails.received.at(-1);
  if (!mail) throw new Error('no mail came');
  return mail;
};

/** The three figures below a name in the plain text. */
const figuresOf = (text: string, name: string): number[] => {
  const line = text.split('\n').find((_, index, lines) => lines[index - 1]?.endsWith(name)) ?? '';
  const [done = 0, open = 0, overdue = 0] = [...line.matchAll(/\d+/g)].map(Number);
  return [done, open, overdue];
};

/** The subject with plain spaces: English dates have narrow ones. */
const subjectOf = ({ headers }: ReceivedMail): string => (headers['subject'] ?? '').replace(/\s/g, ' ');

const dayLine = (text: string, weekday: string): string | undefined =>
  new RegExp(`^${weekday} .*$`, 'm').exec(text)?.[0]?.replace(/ +/g, ' ');

describe('[A-21] [FD-15] POST /api/report/generate-weekly-report', () => {
  it('[A-21] [FD-15] answers success once the mail server took the mail, which is for the signed-in user alone', async () => {
    await family.addChild({ name: 'Elif' });
    const mail = await sentReport();
    expect(mails.received).toHaveLength(1);
    expect(mail.envelope).toEqual({ from: 'rapor@kovan.example', to: [family.email] });
    expect(mail.headers).toMatchObject({
      from: 'Kovan <rapor@kovan.example>',
      to: family.email,
      subject: 'Kovan haftalık rapor: 16–22 Kasım 2026',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
    });
    expect(mail.headers['message-id']).toMatch(/^<[\w-]+@kovan\.example>$/);
  });

  it('[A-21] needs a session, and takes an empty JSON body', async () => {
    const url = '/api/report/generate-weekly-report';
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    const json = { 'content-type': 'application/json' };
    expect((await family.ask('POST', url, undefined, json)).statusCode).toBe(200);
  });

  it('[S-55] has a section a child, whatever child the request names, in the order of the children list', async () => {
    const elif = await family.addChild({ name: 'Elif' });
    const can = await family.addChild({ name: 'Can' });
    await family.addTask(can.id, '2026-11-20', 'Çöpü çıkar');
    await family.ask('POST', '/api/report/generate-weekly-report', undefined, { 'kids-id': elif.id });
    const { html, text } = mails.received[0] ?? { html: '', text: '' };
    expect(text.indexOf('Elif')).toBeGreaterThan(0);
    expect(text.indexOf('Can')).toBeGreaterThan(text.indexOf('Elif'));
    for (const { id } of [elif, can]) expect(html).toContain(`href="https://kovan.example/app/${id}"`);
    expect(html).toContain('Çöpü çıkar');
  });

  it('[S-55] counts what the dashboard counts, occurrences of both weeks too, whether or not somebody read them', async () => {
    // Made in the week before, so that both weeks have occurrences which nobody has read.
    await family.waitUntil('2026-11-09T10:00:00Z');
    const elif = await family.addChild({ name: 'Elif' });
    const can = await family.addChild({ name: 'Can' });
    await family.addRule(elif.id, ['Pazartesi', 'Çarşamba', 'Cuma']);
    await family.addTask(elif.id, '2026-10-01', 'Eski iş');
    await family.addTask(elif.id, '2026-11-22', 'Pazar işi');
    await family.addTask(elif.id, '2026-11-23', 'Gelecek iş');
    await family.addHomework(elif.id, { baslik: 'Geç ödev', sonTarih: '2026-11-12' });
    await family.addHomework(elif.id, { baslik: 'Tarihsiz ödev' });
    await family.addHomework(can.id, { baslik: 'Aralık ödevi', sonTarih: '2026-12-01' });
    const done = await family.addHomework(can.id, { sonTarih: '2026-11-30' });
    await family.waitUntil(STORY_MOMENT);
    await family.completeHomework(done.id);

    const { text } = await sentReport();
    for (const [name, id] of [
      ['Bütün aile', undefined],
      ['Elif', elif.id],
      ['Can', can.id],
    ] as const) {
      const [made, open = 0, overdue = 0] = figuresOf(text, name);
      const stats = await family.stats(id);
      expect([name, open + overdue]).toEqual([name, stats.pendingHomework + stats.pendingTasks]);
      expect([name, made]).toEqual([name, stats.completedHomework + stats.completedTasks]);
    }
    // Late: Monday, Wednesday and Friday of last week, this Monday, the old task, the late homework.
    expect(figuresOf(text, 'Elif')).toEqual([0, 4, 6]);
    expect(text).toContain('Pazar işi');
    expect(text).not.toContain('Gelecek iş');
  });

  it('[S-55] tells day by day what was done of what there was, beside the week before', async () => {
    await family.waitUntil('2026-11-10T10:00:00Z');
    const { id } = await family.addChild({ name: 'Elif' });
    for (const day of ['2026-11-10', '2026-11-11']) await family.complete((await family.addTask(id, day)).id);
    await family.addTask(id, '2026-11-12');
    // Done late and early: both belong to the day on which they were done.
    const [late, early] = [await family.addTask(id, '2026-11-13'), await family.addTask(id, '2026-11-27')];
    await family.waitUntil('2026-11-17T10:00:00Z');
    await family.complete(late.id);
    await family.complete(early.id);
    await family.waitUntil(STORY_MOMENT);
    await family.addTask(id, '2026-11-18');
    const { text } = await sentReport();
    expect(dayLine(text, 'Pzt')).toBe('Pzt – (Geçen hafta: –)');
    expect(dayLine(text, 'Sal')).toBe('Sal 2/2 (Geçen hafta: 2/2)');
    expect(dayLine(text, 'Çar')).toBe('Çar 0/1 (Geçen hafta: –)');
    expect(dayLine(text, 'Per')).toBe('Per – (Geçen hafta: 0/1)');
    expect(dayLine(text, 'Cum')).toBe('Cum – (Geçen hafta: –)');
    expect(text).toContain('Geçen hafta aynı günlerde 2 iş tamamlanmıştı: bu hafta da öyle.');
  });

  it('[S-55] the week and its days are the viewer’s', async () => {
    const { id } = await family.addChild({ name: 'Elif' });
    const { id: task } = await family.addTask(id, '2026-11-22');
    // Sunday evening in New York is Monday in Istanbul.
    await family.waitUntil('2026-11-22T23:30:00Z');
    await family.complete(task);
    family.moveTo('America/New_York');
    const west = await sentReport('en');
    expect(subjectOf(west)).toBe('Kovan weekly report: 16 – 22 November 2026');
    expect(dayLine(west.text, 'Sun')).toBe('Sun 1/1 (Last week: –)');
    family.moveTo('Europe/Istanbul');
    const east = await sentReport('en');
    expect(dayLine(east.text, 'Mon')).toBe('Mon 1/1 (Last week: –)');
    expect(subjectOf(east)).toContain('23 – 29 November 2026');
  });

  it('[S-55] last week begins with its first moment, also where that is Sunday for all others', async () => {
    family.moveTo('Pacific/Kiritimati');
    await family.waitUntil('2026-11-15T10:00:00Z');
    const { id } = await family.addChild({ name: 'Elif' });
    await family.complete((await family.addTask(id, '2026-11-16')).id);
    await family.completeHomework((await family.addHomework(id, { sonTarih: '2026-11-16' })).id);
    await family.complete(`${(await family.addRule(id, ['Pazartesi'], '4')).id}.2026-11-16`);
    // Monday there, Sunday everywhere else.
    await family.waitUntil('2026-11-22T10:00:00Z');
    expect(dayLine((await sentReport('en')).text, 'Mon')).toBe('Mon – (Last week: 3/3)');
  });

  it('[S-55] counts and lists nothing that was deleted, be it erased yet or not', async () => {
    const elif = await family.addChild({ name: 'Elif' });
    const can = await family.addChild({ name: 'Silinen' });
    for (const { id } of [elif, can]) {
      const [open, done] = [await family.addTask(id, '2026-11-20'), await family.addTask(id, '2026-11-19')];
      await family.complete(done.id);
      const homework = [await family.addHomework(id), await family.addHomework(id)] as const;
      await family.completeHomework(homework[1].id);
      const rule = await family.addRule(id, ['Çarşamba', 'Perşembe', 'Cuma']);
      await family.complete(`${rule.id}.2026-11-19`);
      if (id === can.id) continue;
      for (const path of [
        `tasks/${open.id}`,
        `tasks/${done.id}`,
        `v2/homework/${homework[0].id}`,
        `v2/homework/${homework[1].id}`,
        `tasks/${rule.id}.2026-11-20`,
      ])
        expect((await family.ask('DELETE', `/api/${path}`)).statusCode).toBe(204);
    }
    // Marked as the call does it, without its first batch, so that all is there still while it is looked at.
    await server.db.transaction((tx) => markChildDeleted(tx, family.familyId, can.id, server.clock()));
    const { text } = await sentReport();
    for (const name of ['Bütün aile', 'Elif']) expect([name, figuresOf(text, name)]).toEqual([name, [1, 1, 0]]);
    expect(text).not.toContain('Silinen');
  });

  it('[FD-15] speaks the language of the request, in both forms', async () => {
    const { id } = await family.addChild({ name: 'Elif' });
    await family.addTask(id, '2026-11-18', 'Oda');
    const english = await sentReport('en');
    expect(english.html).toContain('<html lang="en"');
    expect(english.html).toContain('Weekly report');
    expect(english.text).toContain('0 things done this week, 1 to do.');
    const turkish = await sentReport('tr');
    expect(turkish.html).toContain('<html lang="tr"');
    expect(turkish.text).toContain('Bu hafta 0 iş tamamlandı, 1 iş sırada.');
    expect(turkish.html + turkish.text).not.toMatch(/Weekly|Overdue|week\b/);
  });

  it('[FD-15] shows what a family typed as text, never as HTML, and loads nothing from anywhere', async () => {
    const { id } = await family.addChild({ name: '<b>Elif</b>' });
    await family.addTask(id, '2026-11-18', '"><script>alert(1)</script>');
    await family.addHomework(id, { baslik: "<img src=x onerror='1'> & \n\n-- \nhttps://kötü.example" });
    const { html, text } = await sentReport();
    expect(html).toContain('&lt;b&gt;Elif&lt;/b&gt;');
    expect(html).not.toMatch(/<b>|<script|<img|<link|<iframe|onerror='|@import|url\(/i);
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toSatisfy(
      (addresses: string[]) => addresses.every((address) => address.startsWith('https://kovan.example/app/')),
    );
    expect(text).toContain("- 📚 <img src=x onerror='1'> & -- https://kötü.example (tarihsiz)");
  });

  it('[FD-15] a family without children gets a mail that leads to the first one', async () => {
    const { html, text } = await sentReport();
    expect(html).toContain('href="https://kovan.example/app/children"');
    expect(text).toContain('Ailenizde henüz çocuk yok.');
  });

  it('[FD-15] tells nothing of another family', async () => {
    const stranger = await openFamily(server);
    const { id } = await stranger.addChild({ name: 'Yabancı' });
    await stranger.addTask(id, '2026-11-18', 'Yabancının işi');
    await stranger.addHomework(id, { baslik: 'Yabancının ödevi' });
    await family.addChild({ name: 'Elif' });
    const { html, text } = await sentReport();
    expect(html + text).not.toContain('Yabancı');
  });
});

describe('[A-21] without a mail server', () => {
  it('the mail is a file in the outbox folder that its owner alone may read', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kovan-outbox-'));
    const alone = await createTestApp({ config: { dataDir } });
    try {
      const owner = await openFamily(alone);
      await owner.addChild({ name: 'Elif' });
      expect((await askReport(owner)).statusCode).toBe(200);
      const folder = join(dataDir, 'outbox');
      const [name = '', ...others] = await readdir(folder);
      expect([others, name]).toEqual([[], expect.stringMatching(/\.eml$/)]);
      expect(await openToOthers(folder)).toEqual([]);
      const mail = readMail(await readFile(join(folder, name), 'utf8'));
      expect(mail.headers['to']).toBe(owner.email);
      expect(mail.text).toContain('Elif');
    } finally {
      await alone.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
