import { problemSentence } from '@kovan/api-client/problems';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { type AttackedApp, createAttackedApp } from './attackedApp.ts';
import { type Forged, forgedSessions } from './forgedTokens.ts';
import { users } from '../../src/db/schema.ts';
import { childInput } from '../modules/family.ts';
import {
  allowedHeaders,
  countRows,
  endedSessions,
  type Household,
  lendAgain,
  newCode,
  openHousehold,
  pairDevice,
  rowsOf,
  signOutAndIn,
} from './household.ts';
import { documentOf, type Operation, operationsOf } from './operations.ts';
import { goodRequest, namesSomething, type Sent } from './samples.ts';

/** What needs no token; nothing joins this list by itself. */
const PUBLIC = [
  'POST /api/auth/firebase',
  'POST /api/invitations/look',
  'POST /api/devices/pair',
  'GET /api/settings',
  'HEAD /api/settings',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'HEAD /api/health',
  'HEAD /api/health/live',
  'HEAD /api/health/ready',
];
/** What needs none, and refuses a bad one. */
const OPTIONAL = ['POST /api/v2/homework/generate-fields'];

// The tests are made from the document, so it is there before they are.
const reader = await createTestApp();
const document = await documentOf(reader.app);
await reader.close();
const operations = operationsOf(document);

let attacked: AttackedApp;
let server: TestApp;
let victim: Household;
let stranger: Household;
/** Families to which all is served but what takes something away; that is, to families of its own. */
let served: Household;
let unconfirmed: Household;
let badTokens: Forged[];
/** A device of another child of the victim's. */
let sibling: string;
/** Another session of the victim's own, which the end of one must not touch. */
let phone: string;
let idToken: string;
let cells = 0;

beforeAll(async () => {
  // Mails are taken by the test; that there is a mail server makes the difference for who is not confirmed.
  attacked = await createAttackedApp({
    config: { mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'Kovan <kovan@example.test>' } },
  });
  ({ server } = attacked);
  const signedUp = await attacked.signUpAtProvider('ayse@example.test');
  ({ idToken } = signedUp);
  victim = await openHousehold(server);
  stranger = await openHousehold(server);
  served = await openHousehold(server);
  unconfirmed = await openHousehold(server, undefined, { emailVerified: false });
  const ended = await endedSessions(server, victim);
  phone = (await server.signIn(victim.user)).authorization;
  const laptop = (await server.signIn(victim.user)).authorization;
  await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { authorization: laptop } });
  const named = { ...childInput, name: 'Kardeş' };
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/children',
    headers: victim.headers,
    payload: named,
  });
  const { id } = made.json<{ data: { id: string } }>().data;
  sibling = (await pairDevice(server, victim.headers, [id])).headers.authorization;
  badTokens = [
    ...ended,
    ...(await forgedSessions(server, victim, stranger)),
    ['an ID token', signedUp.idToken],
    ['a refresh token', signedUp.refreshToken],
  ];
});
afterAll(async () => {
  console.log(`authorisation: ${operations.length} operations × who asks = ${cells} requests`);
  await server.close();
});

/** Sends a request, with an `Authorization` where one is given. */
const send = (request: Sent, authorization?: string): Promise<LightMyRequestResponse> => {
  cells += 1;
  const { headers, payload, ...rest } = request;
  return server.app.inject({
    ...rest,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(payload && { payload }),
  });
};

/** Calls that a good request is not enough for: a code, an empty family or a fresh sign-in; their suites have those. */
const REFUSED: Readonly<Record<string, number>> = {
  'POST /api/family/join': 404,
  'POST /api/family/import': 409,
  'POST /api/users/me/erase': 409,
  'POST /api/family/erase': 409,
};

/** The request of an operation about a household's things; the exchange's token and a code are good ones. */
const requestOf = async (operation: Operation, household: Household): Promise<Sent> => {
  const request = goodRequest(operation, household.ids);
  if (operation.path === '/api/auth/firebase') return { ...request, payload: { id_token: idToken } };
  if (operation.path === '/api/devices/pair') {
    return { ...request, payload: { code: await newCode(server, household) } };
  }
  if (operation.path === '/api/invitations/look') return { ...request, payload: { code: household.invitationCode } };
  return request;
};

/** Readies a household for an operation: the first PIN is the one that needs no fresh sign-in. */
const ready = async ({ path }: Operation, { user }: Household): Promise<void> => {
  if (path === '/api/users/me/pin') {
    await server.db.update(users).set({ pinHash: null }).where(eq(users.id, user.userId));
  }
};

const onlyLooks = ({ method }: Operation): boolean => method === 'GET' || method === 'HEAD';
/** What takes something away for good, such as the session that asks. */
const takesAway = ({ name, method }: Operation): boolean =>
  method === 'DELETE' ||
  ['POST /api/auth/sign-out', 'POST /api/devices/lend', 'POST /api/devices/return'].includes(name);

const successOf = ({ responses }: Operation): number => Number(Object.keys(responses).find((status) => status < '300'));
const answerOf = (operation: Operation): number => REFUSED[operation.name] ?? successOf(operation);

const everything = async () => ({ counts: await countRows(server), rows: await rowsOf(server, victim.familyId) });

it('the document says of each operation whether it needs a token', () => {
  const named = (access: Operation['access']) =>
    operations.filter((operation) => operation.access === access).map(({ name }) => name);
  expect(named('public').sort()).toEqual([...PUBLIC].sort());
  expect(named('optional')).toEqual(OPTIONAL);
  expect(named('lent')).toEqual(['POST /api/devices/return']);
  expect(named('adults').length).toBeGreaterThan(25);
  expect(named('family').length).toBeGreaterThan(20);
});

const protectedOnes = operations.filter(({ access }) => access !== 'public' && access !== 'optional');

// All calls look at a token in one place: every bad one is tried at one call of each kind, a few are at each call.
const oneOfEach = [...new Map(protectedOnes.map((operation) => [operation.access, operation])).values()];

it.each(oneOfEach)('$name is a 401 for every bad token, and changes nothing', async (operation) => {
  const before = await everything();
  for (const [kind, token] of badTokens) {
    const answer = await send(await requestOf(operation, victim), `Bearer ${token}`);
    expect([kind, answer.statusCode]).toEqual([kind, 401]);
  }
  expect(await everything()).toEqual(before);
});

describe.each(protectedOnes)('$name', (operation) => {
  it('is a 401 for nobody and for a session that was ended, and changes nothing', async () => {
    const before = await everything();
    const ended = new Map(badTokens).get('signed out');
    for (const [kind, authorization] of [
      ['anonymous', ''],
      ['another scheme', 'Basic YTpi'],
      ['signed out', `Bearer ${ended}`],
    ] as const) {
      const answer = await send(await requestOf(operation, victim), authorization || undefined);
      expect([kind, answer.statusCode]).toEqual([kind, 401]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      if (operation.method !== 'HEAD') {
        expect(answer.json()).toEqual({
          error: problemSentence('UNAUTHENTICATED', 'tr'),
          code: 'UNAUTHENTICATED',
        });
      }
    }
    expect(await everything()).toEqual(before);
  });

  // Looking is enough: what changes something is served below, to other families.
  if (onlyLooks(operation)) {
    it('[S-05] serves another session of a user who signed out elsewhere', async () => {
      expect((await send(await requestOf(operation, victim), phone)).statusCode).toBe(successOf(operation));
    });
  }

  it('[X-51] gives another family nothing of this one, and changes nothing of it', async () => {
    const before = await rowsOf(server, victim.familyId);
    const request = await requestOf(operation, victim);
    await ready(operation, stranger);
    const claimed = { 'x-family-id': victim.familyId, 'x-user-id': victim.user.userId };
    const answer = await send(
      { ...request, headers: { ...request.headers, ...claimed } },
      allowedHeaders(operation, stranger).authorization,
    );
    expect(answer.statusCode).toBe(namesSomething(operation) ? 404 : answerOf(operation));
    for (const secret of [victim.canary, victim.email, victim.familyId, ...Object.values(victim.ids)]) {
      expect(answer.body).not.toContain(secret);
    }
    expect(await rowsOf(server, victim.familyId)).toEqual(before);
    // What it ended is the stranger's own.
    if (operation.path === '/api/sessions' && operation.method === 'DELETE') await lendAgain(server, stranger);
    if (operation.path === '/api/auth/sign-out') await signOutAndIn(server, stranger);
    if (operation.access === 'lent') await lendAgain(server, stranger);
  });

  it('serves who has not confirmed an address alike, but for what would be mailed', async () => {
    const own = takesAway(operation) ? await openHousehold(server, undefined, { emailVerified: false }) : unconfirmed;
    await ready(operation, own);
    const answer = await send(await requestOf(operation, own), allowedHeaders(operation, own).authorization);
    const mails = operation.path === '/api/report/generate-weekly-report';
    expect([answer.statusCode, answer.body]).toEqual([mails ? 409 : answerOf(operation), expect.any(String)]);
    if (mails) expect(answer.json()).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });
  });

  it('serves its own family', async () => {
    const own = takesAway(operation) ? await openHousehold(server) : served;
    await ready(operation, own);
    const answer = await send(await requestOf(operation, own), allowedHeaders(operation, own).authorization);
    expect([answer.statusCode, answer.body]).toEqual([answerOf(operation), expect.any(String)]);
  });
});

/** What a child's session comes to at an operation. */
const outcomes = {
  device: ({ access }: Operation) => access === 'family',
  lent: ({ access }: Operation) => access === 'family' || access === 'lent',
} as const;

describe.each(protectedOnes)('$name, asked by', (operation) => {
  it.each(['device', 'lent'] as const)(
    '[DV-05] [X-51] a %s: served, or refused for what is an adult’s',
    async (kind) => {
      // What is refused changes nothing either, which is seen below.
      const isServed = outcomes[kind](operation);
      const own = isServed && takesAway(operation) ? await openHousehold(server) : served;
      const { authorization } = kind === 'device' ? own.child : own.lent;
      const before = await rowsOf(server, own.familyId);
      const answer = await send(await requestOf(operation, own), authorization);
      if (isServed) {
        expect([answer.statusCode, answer.body]).toEqual([successOf(operation), expect.any(String)]);
        return;
      }
      expect(answer.statusCode).toBe(403);
      if (operation.method !== 'HEAD') {
        expect(answer.json()).toEqual({ error: problemSentence('ADULTS_ONLY', 'tr'), code: 'ADULTS_ONLY' });
      }
      expect(await rowsOf(server, own.familyId)).toEqual(before);
    },
  );

  it('[DV-05] [X-51] a device of another child of the family: nothing of this one is there', async () => {
    const before = await rowsOf(server, victim.familyId);
    const answer = await send(await requestOf(operation, victim), sibling);
    const [named, whole] = [404, successOf(operation)];
    expect(answer.statusCode).toBe(operation.access !== 'family' ? 403 : namesSomething(operation) ? named : whole);
    for (const secret of [victim.canary, victim.email, victim.ids.child, victim.ids.task, victim.ids.homework]) {
      expect(answer.body).not.toContain(secret);
    }
    expect(await rowsOf(server, victim.familyId)).toEqual(before);
  });
});

describe.each(operations.filter(({ access }) => access === 'public' || access === 'optional'))('$name', (operation) => {
  it('serves nobody in particular', async () => {
    expect((await send(await requestOf(operation, victim))).statusCode).toBe(successOf(operation));
  });

  it(OPTIONAL.includes(operation.name) ? 'refuses every bad token' : 'never looks at a token', async () => {
    const expected = OPTIONAL.includes(operation.name) ? 401 : successOf(operation);
    // One says as much as all where none is looked at.
    for (const [kind, token] of OPTIONAL.includes(operation.name) ? badTokens : badTokens.slice(-1)) {
      const answer = await send(await requestOf(operation, victim), `Bearer ${token}`);
      expect([kind, answer.statusCode]).toEqual([kind, expected]);
    }
  });
});
