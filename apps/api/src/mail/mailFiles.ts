import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { OUTBOX } from '../db/dataDir.ts';
import { messageOf } from './message.ts';

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
  const folder = join(dataDir, OUTBOX);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mails = names.filter((name) => /\.eml(?:\.part)?$/.test(name));
  if (mails.length === 0) return;
  const lines = new Set(await Promise.all(addresses.map(lineFor)));
  for (const name of mails) {
    const file = join(folder, name);
    if (lines.has(recipientLine(await contentOf(file)))) await rm(file, { force: true });
  }
};
