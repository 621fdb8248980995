import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localAccounts, outbox, users } from '../../src/db/schema.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const MAX = 3;
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';
const HOUR = 60 * 60;

/** One limit: how many it lets through, how long it then holds, and a request of its own each time. */
interface Limited {
  /** `MAX`, where the settings say it. */
  readonly max?: number;
  readonly seconds: number;
  /** Whether it counts addresses alone: so many from each. */
  readonly ofAddress: boolean;
  readonly request: (count: number) => { url: string; payload?: object; signedIn?: true };
}

const INVITATION: Limited = {
  seconds: 30,
  ofAddress: true,
  request: () => ({ url: '/api/invitations/look', payload: { code: 'yok' } }),
};

const LIMITED: Readonly<Record<string, Limited>> = {
  helper: {
    seconds: 60,
    ofAddress: true,
    request: () => ({ url: '/api/v2/homework/generate-fields', payload: { freeText: 'matematik' } }),
  },
  exchange: {
    seconds: HOUR,
    ofAddress: true,
    request: () => ({ url: '/api/auth/firebase', payload: { id_token: 'x' } }),
  },
  report: {
    seconds: HOUR,
    ofAddress: false,
    request: () => ({ url: '/api/report/generate-weekly-report', signedIn: true }),
  },
  pairing: {
    seconds: 5 * 60,
    ofAddress: true,
    request: () => ({ url: '/api/devices/pair', payload: { code: '2222-2222' } }),
  },
  invitation: INVITATION,
  'sign-in': {
    seconds: 30,
    ofAddress: false,
    request: () => ({
      url: `${TOOLKIT}signInWithPassword`,
      payload: { email: 'a@example.test', password: 'yanlış' },
    }),
  },
  'sign-up': {
    seconds: HOUR,
    ofAddress: true,
    request: (count) => ({
      url: `${TOOLKIT}signUp`,
      payload: { email: `${count}@example.test`, password: 'petek-7' },
    }),
  },
  'mails of codes': {
    max: 20,
    seconds: HOUR,
    ofAddress: true,
    request: (count) => ({
      url: `${TOOLKIT}sendOobCode`,
      payload: { requestType: 'PASSWORD_RESET', email: `${count}@example.test` },
    }),
  },
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

const ask = async (
  { request }: Limited,
  more: { readonly headers?: Record<string, string>; readonly remoteAddress?: string } = {},
) => {
  asked += 1;
  const { url, payload, signedIn } = request(asked);
  const answer = await server.app.inject({
    method: 'POST',
    url,
    ...more,
    headers: { ...(signedIn && headers), ...more.headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.body };
};

/** The seconds to wait of an answer that is held; the provider's protocol says none. */
const heldFor = ({ status, retryAfter, body }: Awaited<ReturnType<typeof ask>>): unknown =>
  status === 429 ? Number(retryAfter) : /TOO_MANY_ATTEMPTS_TRY_LATER|RESET_PASSWORD_EXCEED_LIMIT/.test(body);

const limitsByName = Object.entries(LIMITED);

it.each(limitsByName)(
  '[X-51] the limit of %s lets so many through and no more until its time is over, whatever address is claimed',
  async (_, limited) => {
    const { max = MAX, seconds } = limited;
    const start = server.clock().getTime();
    for (let count = 1; count <= max; count += 1) expect([count, heldFor(await ask(limited))]).toEqual([count, false]);
    for (const claimed of ['203.0.113.1', '203.0.113.2, 198.51.100.3', '::1']) {
      const claims = { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
      const held = heldFor(await ask(limited, { headers: claims }));
      expect([claimed, held]).toEqual([claimed, expect.toBeOneOf([seconds, true])]);
    }
    // Who waits for as many seconds as are said comes in: a begun one counts, to the last of its thousandths.
    for (const [left, said] of [
      [1_001, 2],
      [1, 1],
    ] as const) {
      server.clock.set(new Date(start + seconds * 1000 - left).toISOString());
      expect([left, heldFor(await ask(limited))]).toEqual([left, expect.toBeOneOf([said, seconds, true])]);
    }
    server.clock.set(new Date(start + seconds * 1000).toISOString());
    expect(heldFor(await ask(limited))).toBe(false);
  },
);

it.each(limitsByName.filter(([, { ofAddress }]) => ofAddress))(
  '[X-51] the limit of %s counts an IPv6 address by its /64',
  async (_, limited) => {
    const { max = MAX } = limited;
    const from = async (remoteAddress: string) => heldFor(await ask(limited, { remoteAddress }));
    for (let count = 1; count <= max; count += 1) expect(await from(`2001:db8:1:2::${count}`)).toBe(false);
    expect(await from('2001:db8:1:2:ffff::1')).not.toBe(false);
    expect(await from('2001:db8:1:3::1')).toBe(false);
  },
);

it('[PE-05] an IPv6 /48 guesses at invitations ten times as often as one address, and no more', async () => {
  const from = async (remoteAddress: string) => heldFor(await ask(INVITATION, { remoteAddress }));
  for (let home = 0; home < 10; home += 1)
    for (let count = 0; count < MAX; count += 1) expect(await from(`2001:db8:9:${home}::${count}`)).toBe(false);
  expect(await from('2001:db8:9:ff::1')).not.toBe(false);
  expect(await from('2001:db8:a::1')).toBe(false);
});

it('a limit of 0 lets nothing through', async () => {
  // What was counted before is forgotten.
  server.clock.set(new Date(server.clock().getTime() + 24 * HOUR * 1000).toISOString());
  const { limits } = server.config;
  const before = { ...limits };
  Object.assign(limits, { signIn: 0, signUp: 0, exchange: 0, helper: 0, report: 0, pairing: 0 });
  for (const [name, limited] of limitsByName.filter(([, { max }]) => max === undefined)) {
    expect([name, heldFor(await ask(limited))]).not.toEqual([name, false]);
  }
  Object.assign(limits, before);
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
  for (const [name, limited] of limitsByName) {
    const answer = await ask(limited);
    expect([name, answer.status]).toEqual([name, 503]);
    expect(answer.body).toContain('UNAVAILABLE');
  }
  expect(await stored()).toEqual(before);
});
