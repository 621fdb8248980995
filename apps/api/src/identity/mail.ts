import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail over; resolves when it was accepted. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Mail as files in the data folder's outbox, readable by their owner only: what serves where no mail server is set. */
export const createOutboxFolder = (deps: { dataDir: string; from: string; clock: () => Date }): SendMail => {
  const folder = join(deps.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const date = deps.clock();
    const { message } = await transport.sendMail({ ...mail, from: deps.from, date });
    if (!Buffer.isBuffer(message)) throw new Error('the mail came as a stream');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
    await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' });
  };
};
