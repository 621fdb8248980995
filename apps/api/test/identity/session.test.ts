import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema/identity.ts';
import { createSessions, type SessionOwner, type Sessions } from '../../src/identity/session.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const NOW = new Date('2026-11-18T14:45:00Z');
const SECONDS = NOW.getTime() / 1000;
const DAY = 24 * 60 * 60;
const key = new Uint8Array(32).fill(3);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now: Date;
let sessions: Sessions;
let owner: SessionOwner;

beforeAll(async () => {
  database = await openTestDatabase();
  sessions = createSessions({ db: database.db, key, clock: () => now });
});
beforeEach(async () => {
  now = NOW;
  const id = randomUUID();
  const [row] = await database.db
    .insert(users)
    .values({
      id,
      familyId: randomUUID(),
      issuer: 'test',
      subject: id,
      email: 'ayse@example.test',
      firstName: 'Ayşe',
      lastName: '',
      createdAt: NOW,
    })
    .returning();
  if (!row) throw new Error('the user was not made');
  owner = row;
});
afterAll(() => database.close());

/** A token as ours, but for what is given. */
const tokenOf = (claims: object, header: { alg: string; typ?: string } = { alg: 'HS256' }, secret = key) =>
  new SignJWT({
    iss: 'kovan',
    aud: 'kovan',
    sub: owner.id,
    jti: randomUUID(),
    iat: SECONDS,
    exp: SECONDS + 60,
    family: owner.familyId,
    version: owner.sessionVersion,
    ...claims,
  })
    .setProtectedHeader(header)
    .sign(secret);

it('[E-17] [A-06] a session token says user and family', async () => {
  const viewer = { userId: owner.id, familyId: owner.familyId, sessionVersion: owner.sessionVersion };
  expect(await sessions.authenticate(await sessions.issue(owner))).toEqual(viewer);
  expect(await sessions.authenticate(await tokenOf({}))).toEqual(viewer);
});

it('each session token is another', async () => {
  expect(await sessions.issue(owner)).not.toBe(await sessions.issue(owner));
});

it('runs for 7 days and no longer', async () => {
  const token = await sessions.issue(owner);
  now = new Date(NOW.getTime() + (7 * DAY - 1) * 1000);
  expect(await sessions.authenticate(token)).not.toBeNull();
  now = new Date(NOW.getTime() + 7 * DAY * 1000);
  expect(await sessions.authenticate(token)).toBeNull();
});

it('[S-05] ends with every other one of its user, and of no one else', async () => {
  const [token, other] = [await sessions.issue(owner), await sessions.issue(owner)];
  await sessions.revoke(randomUUID());
  expect(await sessions.authenticate(token)).not.toBeNull();
  await sessions.revoke(owner.id);
  expect(await sessions.authenticate(token)).toBeNull();
  expect(await sessions.authenticate(other)).toBeNull();
});

it('ends when the user is no longer active', async () => {
  const token = await sessions.issue(owner);
  await database.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id));
  expect(await sessions.authenticate(token)).toBeNull();
});

describe('refuses a token', () => {
  const refused = async (token: string) => expect(await sessions.authenticate(token)).toBeNull();

  it.each([
    ['of another issuer', { iss: 'other' }],
    ['for another audience', { aud: 'other' }],
    ['without an end', { exp: undefined }],
    ['without a moment of issue', { iat: undefined }],
    ['that has run out', { exp: SECONDS }],
    ['of another version', { version: 2 }],
    ['without a version', { version: undefined }],
    ["of another's family", { family: '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001' }],
    ['without a family', { family: undefined }],
    ['of an unknown user', { sub: '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001' }],
    ['whose user is no id', { sub: "x' or 1=1" }],
    ['without an id', { jti: undefined }],
  ])('%s', async (_what, claims) => refused(await tokenOf(claims)));

  it('signed with another secret', async () => refused(await tokenOf({}, { alg: 'HS256' }, new Uint8Array(32))));

  it('signed by another algorithm', async () =>
    refused(await tokenOf({}, { alg: 'HS512' }, new Uint8Array(64).fill(3))));

  it('without a signature', async () => {
    const [, claims] = (await tokenOf({})).split('.');
    await refused(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`);
  });

  it.each(['', 'pending', 'a.b.c'])('that is none: "%s"', refused);
});

it('is a 503, not a sign-out, while the database does not answer', async () => {
  const broken = await openTestDatabase();
  const others = createSessions({ db: broken.db, key, clock: () => now });
  const token = await sessions.issue(owner);
  await broken.close();
  await expect(others.authenticate(token)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});
