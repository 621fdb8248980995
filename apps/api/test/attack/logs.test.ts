import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedPart } from '../../src/identity/sessions/tokens.ts';
import { type AttackedApp, createAttackedApp } from './attackedApp.ts';
import { type Household, openHousehold } from './household.ts';
import { documentOf, operationsOf } from './operations.ts';
import { goodRequest } from './samples.ts';

/** What people type, and what opens their data; each is found again wherever it comes to stand. */
const CANARIES = {
  email: 'kanarya-posta@example.test',
  password: 'kanarya-şifre-7',
  displayName: 'Kanaryagül Kanaryaoğlu',
  typed: 'kanaryametin',
  sentence: 'yarına matematik kanaryacümle sayfa 45',
  zone: 'Kanarya/Zone',
  id: 'kanarya-id',
  key: 'kanarya-anahtar',
  header: 'kanarya-başlık',
  invitation: 'kanarya-davetiyesi-22c',
  cookie: 'kanarya-çerezi'.replace('ç', 'c').padEnd(43, '7'),
} as const;

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const secrets = new Set<string>(Object.values(CANARIES));

let attacked: AttackedApp;
let household: Household;
let mailRefuses = false;
beforeAll(async () => {
  attacked = await createAttackedApp({
    log,
    sendMail: async (mail) => {
      for (const secret of [mail.subject, ...(/oobCode=([\w-]+)/.exec(mail.text)?.slice(1) ?? [])]) secrets.add(secret);
      if (mailRefuses) throw new Error(`550 <${mail.to}> ${mail.subject} ${mail.text}`);
    },
  });
  household = await openHousehold(attacked.server, CANARIES.typed);
});
afterAll(async () => {
  console.log(`logs: ${secrets.size} canaries, none in ${lines.length} lines at the level trace`);
  await attacked.server.close();
});

const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD', url: string, more: object = {}) =>
  attacked.server.app.inject({ method, url, ...more });

const toolkit = async (method: string, payload: object) => {
  const headers = { cookie: `kovan-known=${CANARIES.cookie}` };
  const answer = await inject('POST', `/identitytoolkit.googleapis.com/v1/accounts:${method}`, { payload, headers });
  await attacked.server.settled();
  for (const { value } of answer.cookies) secrets.add(value);
  const body = answer.json<{ idToken?: string; refreshToken?: string }>();
  for (const token of [body.idToken, body.refreshToken]) if (token !== undefined) secrets.add(token);
  if (body.idToken !== undefined) secrets.add(String(decodeJwt(body.idToken)['sid']));
  return body;
};

/** Neither a session's token nor its id is logged. */
const keepSession = (token: string): void => {
  secrets.add(token);
  secrets.add(signedPart(token));
  secrets.add(decodeJwt(signedPart(token)).jti ?? token);
};

const everyCall = async () => {
  const { headers } = household;
  for (const { authorization } of [headers, household.child, household.lent])
    keepSession(authorization.slice('Bearer '.length));
  for (const operation of operationsOf(await documentOf(attacked.server.app))) {
    const request = goodRequest(operation, household.ids);
    const payload = request.payload && {
      ...request.payload,
      ...('freeText' in request.payload && { freeText: CANARIES.sentence }),
      ...('name' in request.payload && { name: CANARIES.typed }),
      ...('baslik' in request.payload && { baslik: CANARIES.typed, aciklama: CANARIES.typed }),
      ...('id_token' in request.payload && { id_token: CANARIES.key }),
      ...('code' in request.payload && { code: CANARIES.invitation }),
      ...('firstName' in request.payload && { firstName: CANARIES.typed, lastName: CANARIES.typed }),
    };
    const odd = { 'idempotency-key': CANARIES.key, 'user-agent': CANARIES.header, referer: `/${CANARIES.id}` };
    const strange = request.url.replace(/[0-9a-f-]{36}/, CANARIES.id);
    for (const more of [
      { headers: { ...request.headers, ...headers, ...odd }, payload },
      { headers: { ...headers, ...odd }, payload: { ...payload, [CANARIES.typed]: CANARIES.typed } },
      { headers: { ...headers, 'content-type': 'application/json' }, payload: `{"name":"${CANARIES.typed}` },
      { headers: { ...headers, 'time-zone': CANARIES.zone }, payload },
      { headers: { authorization: `Bearer ${CANARIES.key}` }, payload },
      { headers: household.child, payload },
      { headers: household.lent, payload },
    ]) {
      for (const url of new Set([strange, request.url])) await inject(operation.method, url, more);
    }
    await inject('GET', `/${CANARIES.id}/%E0%A4%A?${CANARIES.typed}=${CANARIES.key}`, { headers });
    // What a sign-out ended is begun anew.
    if (/\/(?:sign-out|lend)$/.test(operation.path)) household = await openHousehold(attacked.server, CANARIES.typed);
    if (operation.method === 'DELETE') household = await openHousehold(attacked.server, CANARIES.typed);
    Object.assign(headers, household.headers);
  }
};

/** Codes of invitations, good and used, and the session that one gives. */
const everyCode = async () => {
  const { headers } = household;
  const { data } = (await inject('POST', '/api/family/invitations', { headers })).json<{ data: { url: string } }>();
  const code = new URL(data.url).hash.slice(1);
  secrets.add(code);
  const guest = await attacked.server.signUp();
  for (const url of ['/api/invitations/look', '/api/family/join', '/api/invitations/look', '/api/family/join']) {
    const answer = await inject('POST', url, { headers: guest.headers, payload: { code } });
    const { token } = answer.json<{ token?: string }>();
    if (token !== undefined) keepSession(token);
  }
};

const everyIdentityCall = async () => {
  const { email, password, displayName } = CANARIES;
  await toolkit('signUp', { email, password, displayName });
  await toolkit('signUp', { email, password, displayName });
  const signedIn = await toolkit('signInWithPassword', { email, password });
  await toolkit('signInWithPassword', { email, password: `${password}!` });
  await toolkit('lookup', { idToken: signedIn.idToken });
  // A new password ends the tokens of before.
  const update = { idToken: signedIn.idToken, displayName, password };
  const { idToken = '', refreshToken = '' } = await toolkit('update', update);
  await toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await toolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await toolkit('resetPassword', { oobCode: CANARIES.key, newPassword: password });
  const exchanged = await inject('POST', '/api/auth/firebase', {
    payload: { id_token: idToken, invitation: CANARIES.invitation },
  });
  keepSession(exchanged.json<{ token: string }>().token);
  await inject('POST', '/securetoken.googleapis.com/v1/token?key=local', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
  });
  await inject('GET', `/__/auth/action?mode=resetPassword&oobCode=${CANARIES.key}`);
  await inject('POST', '/__/auth/action', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `mode=resetPassword&oobCode=${CANARIES.key}&newPassword=${password}`,
  });
};

const expectSilence = (atLeast: number) => {
  expect(lines.length).toBeGreaterThan(atLeast);
  const leaks = [...secrets].flatMap((secret) =>
    lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
  );
  expect(leaks).toEqual([]);
};

it('no line of any call, good or bad, says what was typed, who it was or what opens it', async () => {
  await everyCall();
  await everyCode();
  await everyIdentityCall();
  expectSilence(500);
  expect(secrets.size).toBeGreaterThan(15);
});

it('nor do mails that are refused', async () => {
  mailRefuses = true;
  const since = lines.length;
  await toolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email: CANARIES.email });
  household = await openHousehold(attacked.server, CANARIES.typed);
  const report = await inject('POST', '/api/report/generate-weekly-report', { headers: household.headers });
  expect(report.statusCode).toBe(502);
  expect(lines.slice(since).filter((line) => /not accepted/.test(line))).toHaveLength(2);
  expectSilence(500);
});

it('nor do faults, which the database words with the rows that it refused', async () => {
  await attacked.server.db.execute(
    sql`alter table tasks add constraint no_canary check (name not like '%kanarya%') not valid`,
  );
  await attacked.server.db.execute(
    sql`alter table local_accounts add constraint no_mail check (email not like 'k%') not valid`,
  );
  const since = lines.length;
  const { ids, headers } = household;
  const payload = { childId: ids.child, name: CANARIES.typed, icon: '🧹', dueDate: '2026-11-20' };
  expect((await inject('POST', '/api/tasks', { headers, payload })).statusCode).toBe(500);
  await toolkit('signUp', { email: `k${CANARIES.email}`, password: CANARIES.password });
  expect(lines.slice(since).filter((line) => /request failed/.test(line))).toHaveLength(2);
  expectSilence(500);
});
