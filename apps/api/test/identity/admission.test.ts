import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { families, localAccounts, signUpInvitations, users } from '../../src/db/schema.ts';
import { invitationLink, makeInvitation, sweepInvitations } from '../../src/identity/admission.ts';
import { advance, createFirebaseApp, createProviderApp, PASSWORD, type ProviderApp } from './support.ts';

const DAY = 24 * 60 * 60;

let app: ProviderApp;
afterEach(() => app.server.close());

const open = async (config: Partial<Config>) => {
  app = await createProviderApp({ config });
};
const exchange = (idToken: string, invitation?: string) =>
  app.exchange(idToken, { payload: { id_token: idToken, ...(invitation && { invitation }) } });
const invite = () => makeInvitation(app.server.db, app.server.clock());
const rows = async () => ({
  users: await app.server.db.$count(users),
  families: await app.server.db.$count(families),
});
const refusal = async (idToken: string, invitation?: string) => {
  const answer = await exchange(idToken, invitation);
  return [answer.statusCode, answer.json<{ code: string }>().code];
};

describe('SIGN_UP=invited', () => {
  it('makes no row for somebody new without a good invitation', async () => {
    await open({ signUp: 'invited' });
    const { idToken } = await app.signUp();
    for (const invitation of [undefined, 'x', randomUUID()]) {
      expect(await refusal(idToken, invitation)).toEqual([409, 'INVITATION_NEEDED']);
    }
    expect(await rows()).toEqual({ users: 0, families: 0 });
  });

  it('lets one new user in by an invitation, also when two come at once', async () => {
    await open({ signUp: 'invited' });
    const code = await invite();
    expect(code).toMatch(/^[\w-]{22}$/);
    const signedUp = await Promise.all(['a', 'b', 'c'].map((name) => app.signUp(`${name}@example.test`)));
    const answers = await Promise.all(signedUp.map(({ idToken }) => exchange(idToken, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    expect(await rows()).toEqual({ users: 1, families: 1 });
    expect(await app.server.db.$count(signUpInvitations)).toBe(0);
  });

  it('makes one user of twin exchanges with the same invitation', async () => {
    await open({ signUp: 'invited' });
    const code = await invite();
    const { idToken } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 4 }, () => exchange(idToken, code)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toEqual({ users: 1, families: 1 });
  });

  it('asks nothing of who is a user already, and leaves their invitation unused', async () => {
    await open({ signUp: 'invited' });
    const { idToken } = await app.signUp();
    await exchange(idToken, await invite());
    const code = await invite();
    expect((await exchange(idToken)).statusCode).toBe(200);
    expect((await exchange(idToken, code)).statusCode).toBe(200);
    expect((await exchange((await app.signUp('can@example.test')).idToken, code)).statusCode).toBe(200);
  });

  it('an invitation is good for seven days, also for a clock that was put back', async () => {
    await open({ signUp: 'invited' });
    const [old, other] = [await invite(), await invite()];
    advance(app.server, -2 * DAY);
    const early = await app.signUp('erken@example.test');
    expect(await refusal(early.idToken, other)).toEqual([409, 'INVITATION_NEEDED']);
    advance(app.server, 2 * DAY + 7 * DAY - 1);
    const [last, late] = [await app.signUp(), await app.signUp('geç@example.test')];
    expect((await exchange(last.idToken, other)).statusCode).toBe(200);
    advance(app.server, 1);
    expect(await refusal(late.idToken, old)).toEqual([409, 'INVITATION_NEEDED']);
  });

  it('keeps a hash, gives a link whose code no server sees, and sweeps what ran out', async () => {
    await open({ signUp: 'invited' });
    const code = await invite();
    expect(JSON.stringify(await app.server.db.select().from(signUpInvitations))).not.toContain(code);
    expect(invitationLink('https://kovan.example', code)).toBe(`https://kovan.example/app/login#invite=${code}`);
    await invite();
    advance(app.server, 7 * DAY);
    const fresh = await invite();
    expect(await sweepInvitations(app.server.db, app.server.clock(), 1)).toBe(1);
    expect(await sweepInvitations(app.server.db, app.server.clock(), 10)).toBe(1);
    expect((await exchange((await app.signUp()).idToken, fresh)).statusCode).toBe(200);
  });
});

describe('SIGN_UP=closed', () => {
  it('lets nobody new in, whatever they bring, and lets users be', async () => {
    await open({ signUp: 'open' });
    const { idToken } = await app.signUp();
    await exchange(idToken);
    Object.assign(app.server.config, { signUp: 'closed' });
    await app.server.db.insert(localAccounts).values({
      id: 'new',
      email: 'yeni@example.test',
      emailVerified: false,
      displayName: '',
      photoUrl: '',
      passwordHash: (await app.server.db.select().from(localAccounts))[0]?.passwordHash ?? '',
      createdAt: app.server.clock(),
      lastSignInAt: app.server.clock(),
    });
    const newcomer = await app.signIn('yeni@example.test');
    expect(await refusal(newcomer.idToken, await invite())).toEqual([409, 'SIGN_UP_CLOSED']);
    expect((await exchange(idToken)).statusCode).toBe(200);
    expect(await rows()).toEqual({ users: 1, families: 1 });
  });

  it('makes no account, by password nor by the pretended Google, and tells nothing of who has one', async () => {
    await open({ signUp: 'closed', localGoogle: true });
    const signUp = await app.call('signUp', { email: 'yeni@example.test', password: PASSWORD });
    expect(signUp).toMatchObject({ status: 400, error: 'OPERATION_NOT_ALLOWED' });
    const credential = JSON.stringify({ sub: '109', email: 'elif@example.test' });
    const postBody = new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString();
    const google = await app.call('signInWithIdp', { postBody }, { headers: { host: 'localhost:3000' } });
    expect(google.error).toBe('ADMIN_ONLY_OPERATION');
    expect(await app.server.db.$count(localAccounts)).toBe(0);
  });
});

it.each([
  ['closed', 'SIGN_UP_CLOSED'],
  ['invited', 'INVITATION_NEEDED'],
] as const)('with a Firebase project %s is asked as well', async (signUp, code) => {
  const atFirebase = await createFirebaseApp({ signUp });
  app = atFirebase;
  const idToken = await atFirebase.tokenOf();
  expect(await refusal(idToken)).toEqual([409, code]);
  expect(await rows()).toEqual({ users: 0, families: 0 });
  if (signUp === 'closed') return;
  expect((await exchange(idToken, await invite())).statusCode).toBe(200);
  expect(await app.server.db.select().from(users)).toMatchObject([{ emailVerified: true }]);
});

it('GET /settings says who may sign up', async () => {
  await open({ signUp: 'invited' });
  const answer = await app.server.app.inject({ url: '/api/settings' });
  expect(answer.json()).toMatchObject({ signUp: 'invited' });
});
