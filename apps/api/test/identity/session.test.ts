import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices, families, sessions as table, users } from '../../src/db/schema.ts';
import { createSessions, type Sessions } from '../../src/identity/sessions.ts';
import { signedPart } from '../../src/identity/sessions/tokens.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const NOW = new Date('2026-11-18T14:45:00Z');
const SECONDS = NOW.getTime() / 1000;
const DAY = 24 * 60 * 60;
const key = new Uint8Array(32).fill(3);

const heard: string[] = [];
/** Happens when a statement was sent, before its answer. */
let whileAsking: () => void;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now: Date;
let sessions: Sessions;
let owner: { id: string; familyId: string };

const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

const newOwner = async () => {
  const made = { id: randomUUID(), familyId: randomUUID() };
  await database.db.insert(families).values({ familyId: made.familyId, createdAt: NOW });
  const names = { firstName: 'Ayşe', lastName: '', email: 'ayse@example.test' };
  await database.db.insert(users).values({ ...made, ...names, issuer: 'test', subject: made.id, createdAt: NOW });
  return made;
};

beforeAll(async () => {
  database = await openTestDatabase({
    logQuery: (sql) => {
      heard.push(sql);
      whileAsking();
    },
  });
});
beforeEach(async () => {
  now = NOW;
  whileAsking = () => undefined;
  // As after a start of the server: nothing is known.
  sessions = createSessions({ ...database, key, clock: () => now });
  owner = await newOwner();
});
afterAll(() => database.close());

const signedIn = (authTime = SECONDS, sid: string | null = randomUUID()) => ({
  issuer: 'test',
  subject: owner.id,
  authTime,
  sid,
});

const begin = async (signIn = signedIn(), of = owner): Promise<string> => {
  const token = await sessions.begin({ owner: of, signIn, browser: 'Chrome, Android' });
  if (token === null) throw new Error('no session was begun');
  return token;
};

const idOf = (token: string): string => decodeJwt(signedPart(token)).jti ?? '';
const namedBy = (token: string) => ({
  kind: 'adult' as const,
  userId: owner.id,
  familyId: owner.familyId,
  sessionId: idOf(token),
});
const viewerOf = (token: string) => ({ ...namedBy(token), childIds: null });
/** Makes a call by a session, which is seen by that. */
const use = (token: string) => sessions.authenticate(token, 'UTC');

const stands = async (token: string): Promise<boolean> => (await sessions.authenticate(token)) !== null;

/** How many statements something takes. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = heard.length;
  await work();
  return heard.length - before;
};

/** A token as ours, but for what is given. */
const tokenOf = (claims: object, header: { alg: string; typ?: string } = { alg: 'HS256' }, secret = key) =>
  new SignJWT({
    iss: 'kovan',
    aud: 'kovan',
    sub: owner.id,
    exp: SECONDS + 60,
    family: owner.familyId,
    ...claims,
  })
    .setProtectedHeader(header)
    .sign(secret);

it('[E-17] [DV-04] a session token says its kind, user, family and session, and nothing else: no end', async () => {
  const token = await begin();
  expect(await sessions.authenticate(token)).toEqual(viewerOf(token));
  expect(token).toMatch(/^adult\./);
  expect(decodeJwt(signedPart(token))).toEqual({
    iss: 'kovan',
    aud: 'kovan',
    sub: owner.id,
    family: owner.familyId,
    jti: expect.stringMatching(/^[\w-]{36}$/),
    kind: 'adult',
  });
});

it("takes a token of before, which says its end and no kind, as an adult's", async () => {
  const token = await begin();
  expect(await sessions.authenticate(await tokenOf({ jti: idOf(token) }))).toEqual(viewerOf(token));
});

describe('[DV-04] [DV-07] [DV-10] the three kinds', () => {
  const store = async (kind: 'device' | 'lent', childIds: string[], expiresAt: Date) => {
    const session = { kind, familyId: owner.familyId, sessionId: randomUUID() };
    const userId = kind === 'device' ? null : owner.id;
    const bought = kind === 'device' ? {} : { signInHash: 'x', authTime: SECONDS };
    const { sessionId: id, ...rest } = session;
    const seen = { browser: '', createdAt: NOW, lastSeenOn: '2026-11-18', expiresAt };
    await database.db
      .insert(table)
      .values({ ...rest, ...bought, ...seen, id, userId, childIds: kind === 'lent' ? childIds : null });
    if (kind === 'device') {
      await database.db
        .insert(devices)
        .values({ familyId: owner.familyId, id, name: 'Tablet', childIds, createdAt: NOW });
    }
    return { id, userId, token: await sessions.tokenOf({ ...session, userId }) };
  };
  const endOf = async (id: string) =>
    (await database.db.select().from(table).where(eq(table.id, id)))[0]?.expiresAt.toISOString();

  it('[DV-04] [DV-05] a device is nobody, sees its children, and lasts 400 days from the last day on which it was used', async () => {
    const child = randomUUID();
    const { id, token } = await store('device', [child], later(400 * DAY));
    const device = { kind: 'device', userId: null, familyId: owner.familyId, sessionId: id, childIds: [child] };
    expect(token).toMatch(/^device\./);
    expect(await sessions.authenticate(token)).toEqual(device);
    now = later(399 * DAY);
    expect(await use(token)).toEqual(device);
    expect(await endOf(id)).toBe(later(799 * DAY).toISOString());
    expect(await statementsOf(() => use(token))).toBe(0);
    now = later(798 * DAY);
    expect(await use(token)).toEqual(device);
    now = later((798 + 400) * DAY);
    expect(await stands(token)).toBe(false);
  });

  it('[DV-04] a device that is used moves no end but its own', async () => {
    const [adult, lent] = [await begin(), await store('lent', [randomUUID()], later(DAY))];
    const { id, token } = await store('device', [randomUUID()], later(400 * DAY));
    now = later(DAY - 1);
    await use(token);
    expect(await endOf(id)).toBe(later(401 * DAY - 1).toISOString());
    expect(await endOf(idOf(adult))).toBe(later(7 * DAY).toISOString());
    expect(await endOf(lent.id)).toBe(later(DAY).toISOString());
  });

  it('[DV-04] [DV-10] a lent browser is its adult, sees its children, and ends when it is to, however it is used', async () => {
    const child = randomUUID();
    const { id, token } = await store('lent', [child], later(DAY));
    expect(await sessions.authenticate(token)).toEqual({
      kind: 'lent',
      userId: owner.id,
      familyId: owner.familyId,
      sessionId: id,
      childIds: [child],
    });
    now = later(DAY - 1);
    expect(await use(token)).not.toBeNull();
    expect(await endOf(id)).toBe(later(DAY).toISOString());
    now = later(DAY);
    expect(await stands(token)).toBe(false);
  });

  it("[DV-07] none is another's: neither by the word before the token, nor by a token of another kind", async () => {
    for (const kind of ['device', 'lent'] as const) {
      const { id, userId, token } = await store(kind, [randomUUID()], later(DAY));
      const signed = signedPart(token);
      for (const other of ['adult', 'device', 'lent', 'parent', ''].filter((name) => name !== kind)) {
        expect(await stands(`${other}.${signed}`)).toBe(false);
      }
      expect(await stands(signed)).toBe(false);
      const named = { familyId: owner.familyId, sessionId: id };
      for (const other of ['adult', 'device', 'lent'] as const) {
        if (other === kind) continue;
        expect(await stands(await sessions.tokenOf({ ...named, kind: other, userId: userId ?? owner.id }))).toBe(false);
      }
      expect(await stands(await tokenOf({ jti: id }))).toBe(false);
      expect(await stands(token)).toBe(true);
    }
  });
});

it('each session token is another', async () => {
  expect(idOf(await begin())).not.toBe(idOf(await begin()));
});

it('[DV-04] runs for 7 days and no longer', async () => {
  const token = await begin();
  now = later(7 * DAY - 1);
  expect(await stands(token)).toBe(true);
  now = later(7 * DAY);
  expect(await stands(token)).toBe(false);
});

it('runs no longer than 180 days after the signing in', async () => {
  const token = await begin(signedIn(SECONDS - 179 * DAY));
  now = later(DAY - 1);
  expect(await stands(token)).toBe(true);
  now = later(DAY);
  expect(await stands(token)).toBe(false);
});

it('[AC-07] is a row: of which user, since when, last seen when, in what browser', async () => {
  const token = await begin(signedIn(SECONDS, 'sid'));
  const rows = await database.db.select().from(table).where(eq(table.userId, owner.id));
  expect(rows).toEqual([
    {
      familyId: owner.familyId,
      id: idOf(token),
      userId: owner.id,
      signInHash: expect.stringMatching(/^[\w-]{43}$/),
      authTime: SECONDS,
      kind: 'adult',
      childIds: null,
      pinLocked: false,
      sid: 'sid',
      browser: 'Chrome, Android',
      createdAt: NOW,
      lastSeenOn: '2026-11-18',
      expiresAt: later(7 * DAY),
    },
  ]);
  expect(await sessions.list(owner)).toEqual([
    { id: idOf(token), kind: 'adult', browser: 'Chrome, Android', createdAt: NOW, lastSeenOn: '2026-11-18' },
  ]);
});

describe('[S-05] signing out', () => {
  it('[S-05] ends this session alone', async () => {
    const [token, other] = [await begin(), await begin()];
    const stranger = await newOwner();
    const strangers = await begin(signedIn(), stranger);
    expect(await stands(token)).toBe(true);
    await sessions.end(namedBy(token));
    expect([await stands(token), await stands(other), await stands(strangers)]).toEqual([false, true, true]);
    await sessions.end(namedBy(token));
  });

  it.each([
    ['of Firebase', null],
    ['of the local provider', 'sid'],
  ])('[S-05] ends a sign-in %s: it buys no new session, another one does', async (_, sid) => {
    const token = await begin(signedIn(SECONDS, sid));
    await sessions.end(namedBy(token));
    const again = (signIn: ReturnType<typeof signedIn>) => sessions.begin({ owner, signIn, browser: '' });
    expect(await again(signedIn(SECONDS, sid))).toBeNull();
    expect(await again(signedIn(SECONDS + 1, sid))).not.toBeNull();
    expect(await again(signedIn(SECONDS, 'another'))).not.toBeNull();
  });
});

it('all sessions of a user end together, with the sign-ins that bought them', async () => {
  const bought = signedIn();
  const tokens = [await begin(bought), await begin()];
  const others = await begin(signedIn(), await newOwner());
  await sessions.endAllOf(owner.id);
  for (const token of tokens) expect(await stands(token)).toBe(false);
  expect(await stands(others)).toBe(true);
  expect(await sessions.begin({ owner, signIn: bought, browser: '' })).toBeNull();
  expect(await sessions.list(owner)).toEqual([]);
  await sessions.endAllOf(randomUUID());
});

it('sessions end with the transaction that ends them, or not at all; that of one sign-in can stay', async () => {
  const kept = await begin(signedIn(SECONDS, 'kept'));
  const others = [await begin(), await begin(signedIn(SECONDS, null))];
  const failing = sessions.ending(async (_, end) => {
    await end.of(owner);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  for (const token of [kept, ...others]) expect(await stands(token)).toBe(true);
  await sessions.ending((_, end) => end.ofSubject('test', owner.id, 'kept'));
  expect(await stands(kept)).toBe(true);
  for (const token of others) expect(await stands(token)).toBe(false);
  await sessions.ending((_, end) => end.ofSubject('test', owner.id));
  expect(await stands(kept)).toBe(false);
});

it('[AC-07] there are at most 20 of a user: the least recently used goes, at once', async () => {
  const tokens: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    now = later(index);
    tokens.push(await begin());
  }
  const [first = '', second = '', ...others] = tokens;
  expect(await stands(second)).toBe(true);
  now = later(DAY);
  expect(await use(first)).not.toBeNull();
  const newest = await begin(signedIn(SECONDS + DAY));
  expect(await stands(second)).toBe(false);
  for (const token of [first, ...others, newest]) expect(await stands(token)).toBe(true);
});

it('[AC-03] begins none for a sign-in that its provider has ended by the time of the transaction', async () => {
  const again = (isValid: boolean) =>
    sessions.begin({ owner, signIn: signedIn(), browser: '', isStillValid: async () => isValid });
  expect([await again(false), await sessions.list(owner)]).toEqual([null, []]);
  expect(await again(true)).not.toBeNull();
});

it('begins none for a user who is not active, or gone', async () => {
  await database.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id));
  expect(await sessions.begin({ owner, signIn: signedIn(), browser: '' })).toBeNull();
  await database.db.delete(users).where(eq(users.id, owner.id));
  expect(await sessions.begin({ owner, signIn: signedIn(), browser: '' })).toBeNull();
});

describe('what a process knows', () => {
  it('costs one statement the first time, and none after', async () => {
    const token = await begin();
    expect(await statementsOf(() => sessions.authenticate(token))).toBe(1);
    expect(await statementsOf(() => sessions.authenticate(token))).toBe(0);
  });

  it('[AC-07] [DV-04] moves the day on which a session was last seen once a day', async () => {
    const token = await begin();
    await use(token);
    const lastSeen = async () => (await sessions.list(owner)).map(({ lastSeenOn }) => lastSeenOn);
    now = later(DAY);
    expect(await statementsOf(() => use(token))).toBe(1);
    expect(await statementsOf(() => use(token))).toBe(0);
    expect(await lastSeen()).toEqual(['2026-11-19']);
    now = NOW;
    expect(await statementsOf(() => use(token))).toBe(1);
    expect(await lastSeen()).toEqual(['2026-11-18']);
  });

  it('[AC-07] notes nothing where it is only looked whether a session stands', async () => {
    const token = await begin();
    await use(token);
    now = later(DAY);
    expect(await statementsOf(() => stands(token))).toBe(0);
    expect(await sessions.list(owner)).toMatchObject([{ lastSeenOn: '2026-11-18' }]);
  });

  it('[DV-04] that the day cannot be noted refuses nobody', async () => {
    const token = await begin();
    await sessions.authenticate(token);
    now = later(DAY);
    whileAsking = () => {
      throw new Error('full');
    };
    expect(await use(token)).toEqual(viewerOf(token));
  });

  it('is nothing while it is deaf, and nothing of before after that', async () => {
    let epoch: number | null = null;
    const notices = { ...database.notices, epoch: () => epoch };
    sessions = createSessions({ db: database.db, notices, key, clock: () => now });
    const token = await begin();
    const cost = () => statementsOf(() => sessions.authenticate(token));
    expect([await cost(), await cost()]).toEqual([1, 1]);
    epoch = 1;
    expect([await cost(), await cost()]).toEqual([1, 0]);
    epoch = 2;
    expect([await cost(), await cost()]).toEqual([1, 0]);
    epoch = null;
    expect(await cost()).toBe(1);
  });

  it('[AC-07] is what it heard since it asked: an end that comes before the answer counts', async () => {
    let tell: (ids: string) => void = () => undefined;
    const notices = { ...database.notices, on: (_: string, hear: (text: string) => void) => void (tell = hear) };
    sessions = createSessions({ db: database.db, notices, key, clock: () => now });
    const [token, other] = [await begin(), await begin()];
    whileAsking = () => tell(`${randomUUID()} ${idOf(token)}`);
    for (const asked of [other, token]) expect(await sessions.authenticate(asked)).toEqual(viewerOf(asked));
    whileAsking = () => undefined;
    expect(await statementsOf(() => sessions.authenticate(other))).toBe(0);
    expect(await statementsOf(() => sessions.authenticate(token))).toBe(1);
    tell(idOf(other));
    expect(await statementsOf(() => sessions.authenticate(other))).toBe(1);
  });

  it('[AC-07] does not wait for the database to tell of an end of its own, and asks anew after one that failed', async () => {
    const notices = { ...database.notices, on: () => undefined };
    sessions = createSessions({ db: database.db, notices, key, clock: () => now });
    const [token, other] = [await begin(), await begin()];
    for (const one of [token, other]) expect(await stands(one)).toBe(true);
    await sessions.end(namedBy(token));
    expect(await stands(token)).toBe(false);
    // Whether a commit whose answer was lost took place is not known here.
    const failing = sessions.ending(async (_, end) => {
      await end.one(namedBy(other));
      throw new Error('lost');
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await statementsOf(() => sessions.authenticate(other))).toBe(1);
  });

  it('is of no use to another user or family', async () => {
    const token = await begin();
    await sessions.authenticate(token);
    const other = await newOwner();
    expect(await stands(await tokenOf({ jti: idOf(token), sub: other.id }))).toBe(false);
    expect(await stands(await tokenOf({ jti: idOf(token), family: other.familyId }))).toBe(false);
  });
});

describe('a clock that was put right by two days', () => {
  it('lets a session made before last no longer than any other, and a new one begin', async () => {
    now = later(2 * DAY);
    const token = await begin(signedIn(SECONDS + 2 * DAY));
    expect(await stands(token)).toBe(true);
    now = NOW;
    expect(await stands(token)).toBe(false);
    for (let index = 0; index < 25; index += 1) expect(await stands(await begin())).toBe(true);
  });

  it('leaves those that were made in time', async () => {
    const token = await begin();
    now = later(2 * DAY);
    expect(await stands(token)).toBe(true);
    now = NOW;
    expect(await stands(token)).toBe(true);
  });
});

describe('refuses a token', () => {
  let good: string;
  beforeEach(async () => {
    good = idOf(await begin());
  });
  const refused = async (token: string) => expect(await sessions.authenticate(token)).toBeNull();

  it.each([
    ['of another issuer', { iss: 'other' }],
    ['for another audience', { aud: 'other' }],
    ['without an end', { exp: undefined }],
    ['that has run out', { exp: SECONDS }],
    ['that runs for longer than one does', { exp: SECONDS + 8 * DAY }],
    ["of another's family", { family: '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001' }],
    ['without a family', { family: undefined }],
    ['of an unknown user', { sub: '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001' }],
    ['whose user is no id', { sub: "x' or 1=1" }],
    ['of an unknown session', { jti: '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001' }],
    ['whose session is no id', { jti: "x' or 1=1" }],
    ['without a session', { jti: undefined }],
    ['as they were before, of a version', { jti: undefined, version: 1 }],
  ])('%s', async (_what, claims) => refused(await tokenOf({ jti: good, ...claims })));

  it('signed with another secret', async () =>
    refused(await tokenOf({ jti: good }, { alg: 'HS256' }, new Uint8Array(32))));

  it('signed by another algorithm', async () =>
    refused(await tokenOf({ jti: good }, { alg: 'HS512' }, new Uint8Array(64).fill(3))));

  it('without a signature', async () => {
    const [, claims] = (await tokenOf({ jti: good })).split('.');
    await refused(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`);
  });

  it.each(['', 'pending', 'a.b.c'])('that is none: "%s"', refused);
});

it('is a 503, not a sign-out, while the database does not answer', async () => {
  const token = await begin();
  const broken = await openTestDatabase();
  const others = createSessions({ ...broken, key, clock: () => now });
  await broken.close();
  await expect(others.authenticate(token)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});
