import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localAccounts } from '../../src/db/schema.ts';
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

it('guesses are held back after as many, for as long, whether the address is known or not', async () => {
  const held = await createAttackedApp({ limits: { signIn: 3 } });
  await held.signUpAtProvider(KNOWN);
  const histories = await Promise.all(
    [KNOWN, UNKNOWN].map(async (email) => {
      const history: string[] = [];
      for (let count = 0; count < 6; count += 1) {
        const answer = await held.server.app.inject({
          method: 'POST',
          url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
          payload: { email, password: 'yanlış-petek' },
        });
        history.push(`${answer.statusCode} ${answer.body} ${String(answer.headers['set-cookie'])}`);
      }
      return history;
    }),
  );
  expect(histories[0]).toEqual(histories[1]);
  expect(new Set(histories[0]).size).toBe(2);
  await held.server.close();
});

it('both take as long: the password is hashed for either', async () => {
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  for (let count = 0; count < 20; count += 1) {
    // In turn, so that whatever else keeps the machine busy meets both alike.
    for (const [email, taken] of Object.entries(times)) {
      const start = performance.now();
      await toolkit('signInWithPassword', { email, password: 'yanlış-petek' });
      taken.push(performance.now() - start);
    }
  }
  const [known = 0, unknown = 0] = Object.values(times).map((taken) => taken.sort((a, b) => a - b)[10]);
  // Hashing takes twenty times what all the rest does.
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(3);
});

it('a wrong password and an unknown address read the same', async () => {
  const password = 'yanlış-petek';
  const known = await toolkit('signInWithPassword', { email: KNOWN, password });
  expect(known).toEqual(await toolkit('signInWithPassword', { email: UNKNOWN, password }));
  expect(known.status).toBe(400);
});
