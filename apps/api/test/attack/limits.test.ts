import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localAccounts, outbox, users } from '../../src/db/schema.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const MAX = 3;
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';

/** Every limit by what it holds back, with a request of its own each time. */
const LIMITED: Readonly<Record<string, (count: number) => { url: string; payload?: object; signedIn?: true }>> = {
  helper: () => ({ url: '/api/v2/homework/generate-fields', payload: { freeText: 'matematik' } }),
  exchange: () => ({ url: '/api/auth/firebase', payload: { id_token: 'x' } }),
  report: () => ({ url: '/api/report/generate-weekly-report', signedIn: true }),
  pairing: () => ({ url: '/api/devices/pair', payload: { code: '2222-2222' } }),
  'sign-in': () => ({ url: `${TOOLKIT}signInWithPassword`, payload: { email: 'a@example.test', password: 'yanlış' } }),
  'sign-up': (count) => ({ url: `${TOOLKIT}signUp`, payload: { email: `${count}@example.test`, password: 'petek-7' } }),
};

let server: TestApp;
let headers: Record<string, string>;
let mails = 0;
let asked = 0;
beforeAll(async () => {
  server = await createTestApp({
    config: { limits: { signIn: MAX, signUp: MAX, exchange: MAX, helper: MAX, report: MAX, pairing: MAX } },
    sendMail: async () => void (mails += 1),
  });
  ({ headers } = await server.signUp());
});
afterAll(async () => {
  console.log(
    `limits: ${Object.keys(LIMITED).length} limits, ${asked} requests; each held, and closed without its count`,
  );
  await server.close();
});

const ask = async (name: string, count: number, more: Record<string, string> = {}) => {
  asked += 1;
  const { url, payload, signedIn } = LIMITED[name]?.(count) ?? { url: '' };
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: { ...(signedIn && headers), ...more },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.body };
};

const isHeld = ({ status, retryAfter, body }: Awaited<ReturnType<typeof ask>>): boolean =>
  (status === 429 && Number(retryAfter) > 0) || body.includes('TOO_MANY_ATTEMPTS_TRY_LATER');

it.each(Object.keys(LIMITED))(
  'the limit of %s lets so many through and no more, whatever address is claimed',
  async (name) => {
    for (let count = 1; count <= MAX; count += 1)
      expect([count, isHeld(await ask(name, count))]).toEqual([count, false]);
    for (const claimed of ['203.0.113.1', '203.0.113.2, 198.51.100.3', '::1']) {
      const answer = await ask(name, 99, {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
      });
      expect([claimed, isHeld(answer)]).toEqual([claimed, true]);
    }
  },
);

it('a limit of 0 lets nothing through', async () => {
  const none = { signIn: 0, signUp: 0, exchange: 0, helper: 0, report: 0, pairing: 0 };
  const shut = await createTestApp({ config: { limits: none } });
  const { headers: own } = await shut.signUp();
  for (const [name, request] of Object.entries(LIMITED)) {
    const { url, payload, signedIn } = request(1);
    const answer = await shut.app.inject({
      method: 'POST',
      url,
      headers: signedIn ? own : {},
      ...(payload && { payload }),
    });
    const held = { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.body };
    expect([name, isHeld(held)]).toEqual([name, true]);
  }
  await shut.close();
});

it('guesses at one account from many addresses, with cookies made up, are so many and no more', async () => {
  const guess = async (count: number, password: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `${TOOLKIT}signInWithPassword`,
        payload: { email: 'hedef@example.test', password },
        remoteAddress: `2001:db8:${count}::1`,
        headers: { cookie: `kovan-known=${String(count).padStart(43, 'x')}` },
      })
    ).body;
  const answers = [];
  for (let count = 0; count < 50; count += 1) answers.push(await guess(count, 'yanlış'));
  expect(answers.filter((body) => body.includes('INVALID_LOGIN_CREDENTIALS'))).toHaveLength(MAX);
});

it('of proxies in front only those that are trusted say the address', async () => {
  const { limits } = server.config;
  const behind = await createTestApp({ config: { trustProxy: 1, limits } });
  const from = async (forwarded: string) =>
    (
      await behind.app.inject({
        method: 'POST',
        url: '/api/auth/firebase',
        payload: { id_token: 'x' },
        headers: { 'x-forwarded-for': forwarded },
      })
    ).statusCode;
  for (let count = 0; count < MAX; count += 1) expect(await from(`203.0.113.${count}, 198.51.100.7`)).toBe(401);
  expect(await from('203.0.113.77, 198.51.100.7')).toBe(429);
  expect(await from('203.0.113.77, 198.51.100.8')).toBe(401);
  await behind.close();
});

it('without a count nothing is let through', async () => {
  const stored = async () => [
    await server.db.$count(localAccounts),
    await server.db.$count(users),
    await server.db.$count(outbox),
    mails,
  ];
  const before = await stored();
  await server.db.execute(sql`drop table limits`);
  await server.db.execute(sql`drop table sign_in_failures`);
  for (const name of Object.keys(LIMITED)) {
    const answer = await ask(name, 1000);
    expect([name, answer.status]).toEqual([name, 503]);
    expect(answer.body).toContain('UNAVAILABLE');
  }
  expect(await stored()).toEqual(before);
});
