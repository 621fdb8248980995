import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { devices, familyInvitations, users } from '../../src/db/schema.ts';
import { childInput } from '../modules/family.ts';
import { engines } from '../support/engines.ts';
import { createProviderApp, type ProviderApp } from './support.ts';

const OWNER = 'ayse@example.test';
const NEW = 'yeni-petek';

describe.each(engines())('an account that a stranger made with somebody’s address, on $name', (engine) => {
  let app: ProviderApp;
  beforeAll(async () => {
    app = await createProviderApp({ database: await engine.open() });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.server.close());

  /** A session's way to ask. */
  const askingBy = (token: string) => (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const signedIn = async ({ idToken }: { idToken: string }) => {
    const { token } = (await app.exchange(idToken)).json<{ token: string }>();
    return { token, ask: askingBy(token) };
  };
  type Asking = Awaited<ReturnType<typeof signedIn>>;

  const childrenOf = async ({ ask }: Pick<Asking, 'ask'>) => {
    const answer = await ask('GET', '/api/children');
    return answer.statusCode === 200 ? answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name) : 401;
  };
  const invite = async ({ ask }: Asking): Promise<string> => {
    const answer = await ask('POST', '/api/family/invitations');
    return new URL(answer.json<{ data: { url: string } }>().data.url).hash.slice(1);
  };
  /** Joins by a code; gives the session in the other family, or the refusal's status. */
  const join = async ({ ask }: Asking, code: string) => {
    const answer = await ask('POST', '/api/family/join', { code });
    const { token } = answer.json<{ token: string }>();
    return { status: answer.statusCode, token, ask: askingBy(token) };
  };
  const newCode = async ({ ask }: Asking): Promise<string> => {
    const [child] = (await ask('GET', '/api/children')).json<{ data: { id: string }[] }>().data;
    const answer = await ask('POST', '/api/devices', { name: 'Tablet', childIds: [child?.id] });
    return answer.json<{ data: { code: string } }>().data.code;
  };
  const pair = async (code: string) => {
    const answer = await app.server.app.inject({ method: 'POST', url: '/api/devices/pair', payload: { code } });
    const { token } = answer.json<{ token: string }>();
    return { status: answer.statusCode, ask: askingBy(token) };
  };
  /** The owner of the address resets the password, signs in and adds a child. */
  const takeOver = async (): Promise<Asking> => {
    await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: OWNER });
    expect((await app.call('resetPassword', { oobCode: app.mailedCode(), newPassword: NEW })).status).toBe(200);
    const owner = await signedIn(await app.signIn(OWNER, NEW));
    expect((await owner.ask('POST', '/api/children', { ...childInput, name: 'Defne' })).statusCode).toBe(201);
    return owner;
  };

  it('[PE-09] [AC-03] is parted by a reset from whoever the stranger let into its family', async () => {
    const stranger = await signedIn(await app.signUp(OWNER));
    const accomplice = await join(await signedIn(await app.signUp('eve@example.test')), await invite(stranger));
    const left = await invite(stranger);
    const owner = await takeOver();
    expect([await childrenOf(owner), await childrenOf(accomplice)]).toEqual([['Defne'], []]);
    expect((await accomplice.ask('GET', '/api/family')).json()).toMatchObject({
      data: { adults: [{ email: 'eve@example.test' }], invitations: [] },
    });
    expect((await join(await signedIn(await app.signUp('mal@example.test')), left)).status).toBe(404);
    const [row] = await app.server.db.select().from(users).where(eq(users.email, OWNER));
    expect(row).toMatchObject({ joinedAt: null, emailVerified: true });
  });

  it('[AC-03] is parted by a reset from the family that the stranger has joined with it', async () => {
    const accomplice = await signedIn(await app.signUp('eve@example.test'));
    await join(await signedIn(await app.signUp(OWNER)), await invite(accomplice));
    const owner = await takeOver();
    expect([await childrenOf(owner), await childrenOf(accomplice)]).toEqual([['Defne'], []]);
  });

  it('[AC-03] keeps after a reset no invitation, pairing code or device of the stranger’s', async () => {
    const stranger = await signedIn(await app.signUp(OWNER));
    await stranger.ask('POST', '/api/children', childInput);
    const [device, code, link] = [await pair(await newCode(stranger)), await newCode(stranger), await invite(stranger)];
    expect(await childrenOf(device)).toEqual([childInput.name]);
    await takeOver();
    expect(await childrenOf(device)).toBe(401);
    expect((await pair(code)).status).toBe(404);
    expect((await join(await signedIn(await app.signUp('eve@example.test')), link)).status).toBe(404);
    expect([await app.server.db.$count(devices), await app.server.db.$count(familyInvitations)]).toEqual([0, 0]);
  });

  it('[AC-03] [DV-10] keeps after a reset no PIN of the stranger’s, alone or among others', async () => {
    for (const isAlone of [true, false]) {
      await app.reset();
      const stranger = await signedIn(await app.signUp(OWNER));
      if (!isAlone) await join(await signedIn(await app.signUp('eve@example.test')), await invite(stranger));
      expect((await stranger.ask('PUT', '/api/users/me/pin', { pin: '4711' })).statusCode).toBe(204);
      const owner = await takeOver();
      expect((await owner.ask('GET', '/api/devices')).json()).toMatchObject({ hasPin: false });
    }
  });

  it('[AC-03] is parted by a reset also from whom it joins, or who joins it, in that very moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      await app.reset();
      const [stranger, accomplice] = [
        await signedIn(await app.signUp(OWNER)),
        await signedIn(await app.signUp('eve@example.test')),
      ];
      const [host, guest] = round % 2 === 0 ? [stranger, accomplice] : [accomplice, stranger];
      const code = await invite(host);
      await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: OWNER });
      const reset = { oobCode: app.mailedCode(), newPassword: NEW };
      const [answer, joined] = await Promise.all([app.call('resetPassword', reset), join(guest, code)]);
      expect(answer.status).toBe(200);
      expect([200, 401, 404]).toContain(joined.status);
      const owner = await signedIn(await app.signIn(OWNER, NEW));
      expect((await owner.ask('GET', '/api/family')).json()).toMatchObject({ data: { adults: [{ email: OWNER }] } });
    }
  });

  it('[AC-03] and one that was confirmed keeps its family, invitations and devices', async () => {
    const { idToken } = await app.signUp(OWNER);
    const before = await signedIn({ idToken });
    await app.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await app.call('update', { oobCode: app.mailedCode() });
    const partner = await join(await signedIn(await app.signUp('can@example.test')), await invite(before));
    await before.ask('POST', '/api/children', childInput);
    const [device, link] = [await pair(await newCode(before)), await invite(before)];
    await takeOver();
    expect(await childrenOf(partner)).toEqual([childInput.name, 'Defne']);
    expect(await childrenOf(device)).toEqual([childInput.name]);
    expect((await join(await signedIn(await app.signUp('nil@example.test')), link)).status).toBe(200);
  });
});
