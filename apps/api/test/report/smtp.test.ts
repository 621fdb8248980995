import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtp } from '../../src/mail/sendMail.ts';

let passwords: unknown[];
let recipients: string[];
let server: SMTPServer;
beforeEach(() => {
  passwords = [];
  recipients = [];
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Sends a mail with a password to a mail server on this machine that hears it, by this name of its host. */
const sendTo = async (host: string, options: SMTPServerOptions) => {
  server = new SMTPServer({
    closeTimeout: 100,
    logger: false,
    onAuth: ({ password }, _session, answer) => {
      passwords.push(password);
      answer(null, { user: 'kovan' });
    },
    onRcptTo: ({ address }, _session, answer) => {
      recipients.push(address);
      answer();
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  const url = `smtp://kovan:secret@${host}:${address.port}`;
  const send = createSmtp({ url, from: 'kovan@kovan.example', clock: () => new Date() });
  await send({ to: 'ayse,can@example.test', subject: 'Rapor', text: 'Bu hafta' });
};

/** No name of this machine to itself, though it leads here. */
const ELSEWHERE = '0.0.0.0';
const WITHOUT_TLS: SMTPServerOptions = { allowInsecureAuth: true, disabledCommands: ['STARTTLS'] };

describe('[A-21] the password of the mail server', () => {
  it('[A-21] is not sent to a server that offers no TLS, and no mail either', async () => {
    await expect(sendTo(ELSEWHERE, WITHOUT_TLS)).rejects.toThrow(/STARTTLS/);
    expect(passwords).toEqual([]);
  });

  it('[A-21] is not sent to a server whose certificate nobody vouches for', async () => {
    await expect(sendTo(ELSEWHERE, { allowInsecureAuth: true })).rejects.toThrow(/certificate/);
    expect(passwords).toEqual([]);
  });

  it('[A-21] is sent as it is to this machine itself, and the mail to its one address', async () => {
    await sendTo('127.0.0.1', WITHOUT_TLS);
    expect(passwords).toEqual(['secret']);
    // A comma makes no two of one address.
    expect(recipients).toHaveLength(1);
    expect(recipients.join()).toContain('ayse,can');
  });
});

it('[FD-15] a mail server is waited for 10 s at most, whoever waits for the answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await sendTo('127.0.0.1', WITHOUT_TLS);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  timeout.mockRestore();
});
