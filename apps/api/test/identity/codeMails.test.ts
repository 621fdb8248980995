import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../src/mail/mail.ts';
import { createProviderApp, type ProviderApp } from './support.ts';

const EMAIL = 'ayse@example.test';

/** What a line of the log says of a failure. */
type Line = Readonly<Record<string, unknown>>;

const lines: Line[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
let app: ProviderApp;
let send: (mail: Mail) => Promise<void>;
beforeAll(async () => {
  app = await createProviderApp({ log, sendMail: (mail) => send(mail) });
});
beforeEach(async () => {
  await app.reset();
  lines.length = 0;
});
afterAll(() => app.server.close());

/** As Nodemailer and Node.js say that no mail server takes the mail. */
describe.each([
  ['ESOCKET', undefined],
  ['ECONNREFUSED', undefined],
  ['ETIMEDOUT', undefined],
  ['EDNS', undefined],
  ['EENVELOPE', 550],
])('a mail server that fails by %s', (code, responseCode) => {
  beforeEach(() => {
    send = async ({ to }) => {
      throw Object.assign(new Error(`<${to}> refused`), { code, responseCode });
    };
  });
  const codes = { errorClass: 'Error', errorCode: code, ...(responseCode && { responseCode }) };
  const refused = { level: 40, msg: 'code mail not accepted', ...codes };

  it('[AC-02] does not show at a forgotten password; the log says it', async () => {
    await app.signUp();
    const { status } = await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
    expect(status).toBe(200);
    expect(lines).toEqual([expect.objectContaining(refused)]);
  });

  it('[AC-02] is no fault of ours and not the database for who asks to confirm an address', async () => {
    const { idToken } = await app.signUp();
    const answer = await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    expect([answer.status, answer.error]).toEqual([502, 'MAIL_NOT_ACCEPTED']);
    expect(lines).toEqual([
      expect.objectContaining(refused),
      expect.objectContaining({ level: 50, msg: 'request failed', status: 502, problem: 'MAIL_NOT_ACCEPTED' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain(EMAIL);
  });
});
