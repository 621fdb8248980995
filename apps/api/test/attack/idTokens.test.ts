import { problemSentence } from '@kovan/api-client/problems';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localAccounts } from '../../src/db/schema.ts';
import { type AttackedApp, createAttackedApp } from './attackedApp.ts';
import { type Forged, forgedIdTokens } from './forgedTokens.ts';
import { countRows } from './household.ts';

/** What takes an ID token in its body, with the rest of a request that would do something. */
const TAKERS: Readonly<Record<string, object>> = {
  lookup: {},
  update: { displayName: 'Başka biri', password: 'ele-geçirildi' },
  delete: {},
  sendOobCode: { requestType: 'VERIFY_EMAIL' },
};

let attacked: AttackedApp;
let good: string;
let forged: Forged[];
let requests = 0;

beforeAll(async () => {
  attacked = await createAttackedApp();
  const { idToken, localId } = await attacked.signUpAtProvider('ayse@example.test');
  ({ good, forged } = await forgedIdTokens(attacked.server, localId));
  const session = (await exchange(idToken)).json<{ token: string }>().token;
  forged.push(['a session token', session]);
});
afterAll(async () => {
  console.log(
    `ID tokens: ${forged.length} forgeries at ${Object.keys(TAKERS).length + 1} calls = ${requests} requests`,
  );
  await attacked.server.close();
});

const post = (url: string, payload: object) => {
  requests += 1;
  return attacked.server.app.inject({ method: 'POST', url, payload });
};
const exchange = (idToken: string) => post('/api/auth/firebase', { id_token: idToken });
const toolkit = (method: string, payload: object) =>
  post(`/identitytoolkit.googleapis.com/v1/accounts:${method}`, payload);

const stored = async () => ({
  accounts: await attacked.server.db.select().from(localAccounts),
  counts: await countRows(attacked.server),
});

it('one that is forged in no way is taken, so that each other is refused for its forgery', async () => {
  expect((await exchange(good)).statusCode).toBe(200);
  expect((await toolkit('lookup', { idToken: good })).statusCode).toBe(200);
});

it('[S-03] the exchange gives nothing for any forgery', async () => {
  const before = await stored();
  for (const [kind, token] of forged) {
    const answer = await exchange(token);
    expect([kind, answer.statusCode]).toEqual([kind, 401]);
    expect(answer.json()).toEqual({ error: problemSentence('UNAUTHENTICATED', 'tr'), code: 'UNAUTHENTICATED' });
  }
  expect(await stored()).toEqual(before);
});

it.each(Object.entries(TAKERS))('accounts:%s does nothing for any forgery', async (method, payload) => {
  const before = await stored();
  for (const [kind, idToken] of forged) {
    const answer = await toolkit(method, { ...payload, idToken });
    expect([kind, answer.statusCode]).toEqual([kind, 400]);
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(
      /^(?:INVALID_ID_TOKEN|TOKEN_EXPIRED|USER_NOT_FOUND)$/,
    );
  }
  expect(await stored()).toEqual(before);
  expect(attacked.mails).toEqual([]);
});
