import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localAccounts } from '../../src/db/schema/identity.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { createAttackedApp, type AttackedApp } from './attackedApp.ts';

const KNOWN = 'ayse@example.test';
const UNKNOWN = 'yok@example.test';

let attacked: AttackedApp;
let mails: Mail[];
let mailServer: (mail: Mail) => Promise<void>;
beforeAll(async () => {
  attacked = await createAttackedApp({ sendMail: (mail) => mailServer(mail) });
});
beforeEach(async () => {
  mails = [];
  await attacked.server.db.delete(localAccounts);
  await attacked.signUpAtProvider(KNOWN);
});
afterAll(() => attacked.server.close());

const toolkit = async (method: string, payload: object) => {
  const answer = await attacked.server.app.inject({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/accounts:${method}`,
    payload,
  });
  return { status: answer.statusCode, body: answer.body };
};
const askReset = (email: string) => toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });

it('a reset is answered before any mail is tried, for a known address as for an unknown one', async () => {
  let accept = () => {};
  mailServer = (mail) => {
    mails.push(mail);
    return new Promise((resolve) => (accept = resolve));
  };
  const [known, unknown] = [await askReset(KNOWN), await askReset(UNKNOWN)];
  expect(known.status).toBe(200);
  expect({ ...known, body: known.body.replace(KNOWN, UNKNOWN) }).toEqual(unknown);
  await expect.poll(() => mails.map(({ to }) => to)).toEqual([KNOWN]);
  accept();
  await attacked.server.settled();
});

it('a mail server that refuses does not show either', async () => {
  mailServer = async () => {
    throw new Error(`550 no mailbox ${KNOWN}`);
  };
  const [known, unknown] = [await askReset(KNOWN), await askReset(UNKNOWN)];
  await attacked.server.settled();
  expect({ ...known, body: known.body.replace(KNOWN, UNKNOWN) }).toEqual(unknown);
});

it('a wrong password and an unknown address read the same', async () => {
  const password = 'yanlış-petek';
  const known = await toolkit('signInWithPassword', { email: KNOWN, password });
  expect(known).toEqual(await toolkit('signInWithPassword', { email: UNKNOWN, password }));
  expect(known.status).toBe(400);
});
