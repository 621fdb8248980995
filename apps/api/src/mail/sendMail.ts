import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { messageOf, type SendMail } from './mail.ts';
import { createOutboxFolder } from './outboxFolder.ts';

/** From connecting to the server's last word: whoever waits for the mail gets an answer within this. */
const DEADLINE_MS = 10_000;
const CONNECT_MS = 5_000;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Mail through an SMTP server. A password travels through TLS only, except to this machine itself. */
export const createSmtp = (deps: { url: string; from: string; clock: () => Date; deadlineMs?: number }): SendMail => {
  const { deadlineMs = DEADLINE_MS } = deps;
  const { hostname, username } = new URL(deps.url);
  const transport = createTransport({
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    url: deps.url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: deadlineMs,
    // What is given up is cut off, so that no late yes makes a second mail of the next try.
    socketCloseTimeout: 0,
  });
  return async (mail, signal) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    await transport.sendMail({
      ...messageOf(mail, deps.from, deps.clock()),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  };
};

/** What the settings say: a mail server, or else files in the data folder (decisions.md, Weekly report). */
export const createSendMail = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>, clock: () => Date): SendMail =>
  mail.smtpUrl === null
    ? createOutboxFolder({ dataDir, from: mail.from, clock })
    : createSmtp({ url: mail.smtpUrl, from: mail.from, clock });
