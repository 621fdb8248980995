import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { createTransport } from 'nodemailer';
import { HALF_WRITTEN, OUTBOX } from '../db/folder/dataDir.ts';
import { messageOf, type SendMail } from './mail.ts';

const KEPT_MS = KEPT.outboxDays * DAY_MS;

const folderIn = (dataDir: string): string => join(dataDir, OUTBOX);

/** The moment of a mail as its file name begins; it sorts by time and every file system takes it. */
const stampOf = (date: Date): string => date.toISOString().replaceAll(':', '-');

/** By what a file's name tells whom its mail is for, so that no mail has to be read to be found. */
const signOf = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);

/** That sign in a name; mails from before it was written there have none. */
const SIGN = /Z-([\da-f]{16})-[\da-f-]{36}\.eml(?:\.part)?$/;

/** The files' names of all mails that lie in the folder, those half written too. */
const mailsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name));
};

/** Mail as files in the data folder's outbox, readable by their owner only: what serves where no mail server is set. */
export const createOutboxFolder = (deps: { dataDir: string; from: string; clock: () => Date }): SendMail => {
  const folder = folderIn(deps.dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const date = deps.clock();
    const { message } = await transport.sendMail(messageOf(mail, deps.from, date));
    if (!Buffer.isBuffer(message)) throw new Error('the mail came as a stream');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${stampOf(date)}-${signOf(mail.to)}-${randomUUID()}.eml`);
    // Written aside and moved, so that no crash and no full disk leaves half a mail.
    const aside = `${file}${HALF_WRITTEN}`;
    try {
      await writeFile(aside, message, { mode: 0o600, flag: 'wx' });
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };
};

/** Removes mails older than 30 days from the outbox folder, and what a crash left half written (decisions.md). */
export const sweepOutboxFolder = async (deps: { dataDir: string; clock: () => Date }): Promise<void> => {
  const folder = folderIn(deps.dataDir);
  const oldest = stampOf(new Date(deps.clock().getTime() - KEPT_MS));
  for (const name of await mailsIn(folder)) {
    if (name < oldest) await rm(join(folder, name), { force: true });
  }
};

/** The head's line that says whom a mail is for, without the breaks within it; empty where there is none. */
const recipientLine = (mail: string): string => {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  return /^to:.*$/im.exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[0].toLowerCase() ?? '';
};

/** The same line as a mail to this address has it, however its signs are written there. */
const lineFor = async (address: string): Promise<string> => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(
    messageOf({ to: address, subject: '', text: '' }, 'x@localhost', new Date()),
  );
  if (!Buffer.isBuffer(message)) throw new Error('the mail came as a stream');
  return recipientLine(message.toString('utf8'));
};

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Removes the mails to these addresses from the outbox folder, those half written too. */
export const removeMailFilesTo = async (dataDir: string, addresses: readonly string[]): Promise<void> => {
  const folder = folderIn(dataDir);
  const mails = (await mailsIn(folder)).map((name) => ({ file: join(folder, name), sign: SIGN.exec(name)?.[1] }));
  const signs = new Set(addresses.map(signOf));
  const signed = mails.filter(({ sign }) => sign !== undefined && signs.has(sign));
  for (const { file } of signed) await rm(file, { force: true });
  const unsigned = mails.filter(({ sign }) => sign === undefined);
  if (unsigned.length === 0) return;
  const lines = new Set(await Promise.all(addresses.map(lineFor)));
  for (const { file } of unsigned) {
    if (lines.has(recipientLine(await contentOf(file)))) await rm(file, { force: true });
  }
};
