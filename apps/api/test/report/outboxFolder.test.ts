import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../src/mail/mail.ts';
import { createOutboxFolder, removeMailFilesTo, sweepOutboxFolder } from '../../src/mail/outboxFolder.ts';
import { STORY_MOMENT } from '../support/testApp.ts';

describe('the outbox folder', () => {
  let dataDir: string;
  let folder: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kovan-outbox-'));
    folder = join(dataDir, 'outbox');
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('[FD-15] loses mails after 30 days, and nothing else', async () => {
    const at = (day: string) => sweepOutboxFolder({ dataDir, clock: () => new Date(`${day}T12:00:00Z`) });
    await at('2026-11-18');
    await mkdir(folder);
    const old = ['2026-10-18T11-00-00.000Z-a.eml', '2026-10-18T11-00-00.000Z-c.eml.part'];
    for (const name of [...old, '2026-10-20T11-00-00.000Z-b.eml', '2026-notes.txt']) {
      await writeFile(join(folder, name), '');
    }
    await at('2026-11-18');
    expect((await readdir(folder)).sort()).toEqual(['2026-10-20T11-00-00.000Z-b.eml', '2026-notes.txt']);
  });

  it('[A-21] loads no file and no address, even for a mail that names one', async () => {
    const send = createOutboxFolder({ dataDir, from: 'kovan@localhost', clock: () => new Date(STORY_MOMENT) });
    for (const name of ['path', 'href']) {
      const text = JSON.stringify({ [name]: name === 'path' ? import.meta.filename : 'http://127.0.0.1:9/' });
      const mail = JSON.parse(`{"to":"ayse@example.test","subject":"Rapor","text":${text}}`) as Mail;
      await expect(send(mail)).rejects.toThrow(/access rejected/i);
    }
  });

  it('[EX-03] loses the mails to an address, unread; those of before names told it are read', async () => {
    const send = createOutboxFolder({ dataDir, from: 'kovan@localhost', clock: () => new Date(STORY_MOMENT) });
    const mailTo = async (to: string): Promise<string> => {
      const before = new Set(await readdir(folder).catch(() => []));
      await send({ to, subject: 'Rapor', text: 'Bu hafta' });
      return (await readdir(folder)).find((name) => !before.has(name)) ?? '';
    };
    const withoutSign = async (name: string): Promise<string> => {
      const old = name.replace(/-[\da-f]{16}-/, '-');
      await rename(join(folder, name), join(folder, old));
      return old;
    };
    await removeMailFilesTo(dataDir, ['ayse@example.test']);
    await writeFile(join(folder, await mailTo('Ayse@example.test')), '');
    const whole = join(folder, await mailTo('ayse@example.test'));
    await rename(whole, `${whole}.part`);
    await withoutSign(await mailTo('ayse@example.test'));
    await writeFile(join(folder, 'renamed.eml'), 'To: ayse@example.test\r\n\r\nBu hafta');
    await writeFile(join(folder, 'folded.eml'), 'To:\r\n ayse@example.test\r\n\r\nBu hafta');
    // Whom a mail is for stands in its head alone.
    await writeFile(join(folder, 'quoting.eml'), 'Subject: Rapor\r\n\r\nTo: ayse@example.test');
    const kept = ['quoting.eml', await mailTo('can@example.test'), await withoutSign(await mailTo('can@example.test'))];
    await writeFile(join(folder, 'notes.txt'), 'To: ayse@example.test');
    await removeMailFilesTo(dataDir, ['ayse@example.test']);
    expect((await readdir(folder)).sort()).toEqual([...kept, 'notes.txt'].sort());
  });
});
