import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { type Caller, callerOf, STRANGE_ID } from './server.ts';
import { ELIF, everyCall, named, task, type World } from './world.ts';

const PIN = '4711';

/** Browsers that are handed to a child. */
export const lendingChapter = (world: World): void => {
  const holderOf = (token: string): Caller => callerOf(world.server(), token);

  /** Somebody signed in, and the ID token by which they are. */
  const signedIn = async (account = world.server().signUp()) => {
    const idToken = await (await account).idToken();
    const { token } = await world.stranger().ok(calls.auth.exchange, { body: { id_token: idToken } });
    return { account: await account, idToken, adult: holderOf(token) };
  };

  /** A browser that its adult has handed over. */
  const lentBy = async () => {
    const { account, idToken, adult } = await signedIn();
    const child = (await adult.ok(calls.children.create, { body: { ...ELIF } })).data;
    await adult.ok(calls.account.setPin, { body: { pin: PIN } });
    const { token } = await adult.ok(calls.devices.lend, { body: { childIds: [child.id] } });
    return { account, idToken, adult, child, lent: holderOf(token), token };
  };

  describe('lending', () => {
    let looked: ReturnType<typeof lentBy> | undefined;
    /** A browser for requests that are refused and so change nothing: always the same, since a PIN takes long to hash. */
    const lentOnce = () => (looked ??= lentBy());

    it('[DV-10] needs a PIN, of 4 to 6 digits', async () => {
      const [family, elif] = await world.familyWith(1);
      const body = { childIds: [elif.id] };
      expect(await family.refused(calls.devices.lend, { body })).toMatchObject({
        status: 409,
        problem: { code: 'NO_PIN' },
      });
      for (const pin of ['123', '1234567', '12a4', '', '١٢٣٤']) {
        expect((await family.refused(calls.account.setPin, { body: { pin } })).status).toBe(400);
      }
      await family.ok(calls.account.setPin, { body: { pin: PIN } });
      expect((await family.ok(calls.devices.list)).hasPin).toBe(true);
      expect((await family.ok(calls.devices.lend, { body })).token).toMatch(/^lent\./);
    });

    it('[DV-10] swaps the session for one with the rights of a device, of its children', async () => {
      const { adult, child, lent } = await lentBy();
      expect((await adult.refused(calls.children.list)).status).toBe(401);
      expect((await lent.ok(calls.children.list)).data).toEqual([child]);
      await lent.ok(calls.tasks.list);
      expect((await lent.refused(calls.tasks.list, { query: { childId: STRANGE_ID } })).status).toBe(404);
    });

    it.each(named(everyCall.filter(({ access }) => access === 'adults')))(
      '[DV-05] [X-51] %s is not for a lent browser, whatever is sent',
      async (_, call) => {
        const { lent } = await lentOnce();
        const sent = { body: call.body ? { bilinmeyen: 1 } : undefined, query: { bilinmeyen: '1' } };
        expect(await lent.refused(call, sent)).toMatchObject({ status: 403, problem: { code: 'ADULTS_ONLY' } });
      },
    );

    it('[DV-10] its ID tokens buy nothing until it is given back; those of a newer sign-in do', async () => {
      const { account, idToken, child, lent } = await lentBy();
      const sent = { body: { id_token: idToken } };
      const refused = await world.stranger().refused(calls.auth.exchange, sent);
      expect(refused).toMatchObject({ status: 409, problem: { code: 'LENT' } });
      const other = await signedIn(Promise.resolve(account));
      const again = await lent.ok(calls.devices.giveBack, { body: { pin: PIN } });
      const tab = await world.stranger().ok(calls.auth.exchange, sent);
      // Handed over once more, it takes along what its sign-in has bought, and nothing of the other.
      await holderOf(again.token).ok(calls.devices.lend, { body: { childIds: [child.id] } });
      expect((await holderOf(tab.token).refused(calls.children.list)).status).toBe(401);
      await other.adult.ok(calls.children.list);
    });

    it("[DV-11] the PIN gives an adult's session again, and ends the lent one", async () => {
      const { child, lent } = await lentBy();
      const { user, token } = await lent.ok(calls.devices.giveBack, { body: { pin: PIN } });
      expect(token).toMatch(/^adult\./);
      expect(user.is_active).toBe(true);
      expect((await holderOf(token).ok(calls.children.list)).data).toEqual([child]);
      await holderOf(token).ok(calls.tasks.create, { body: task(child.id) });
      expect((await lent.refused(calls.children.list)).status).toBe(401);
    });

    it('[DV-11] five wrong PINs within 15 minutes lock it for good: only signing in again leads out', async () => {
      const { account, idToken, child, lent } = await lentBy();
      for (let tries = 1; tries < 5; tries += 1) {
        const wrong = await lent.refused(calls.devices.giveBack, { body: { pin: '0000' } });
        expect(wrong).toMatchObject({ status: 409, problem: { code: 'WRONG_PIN', triesLeft: 5 - tries } });
      }
      world.server().setNow('2026-11-18T14:59:59.999Z');
      for (const pin of ['0000', PIN]) {
        const locked = await lent.refused(calls.devices.giveBack, { body: { pin } });
        expect(locked).toMatchObject({ status: 429, problem: { code: 'PIN_LOCKED' } });
        expect(locked.problem).not.toHaveProperty('triesLeft');
      }
      world.server().setNow('2026-11-18T15:00:00Z');
      const later = await lent.refused(calls.devices.giveBack, { body: { pin: PIN } });
      expect(later).toMatchObject({ status: 429, problem: { code: 'PIN_LOCKED' } });
      await lent.ok(calls.children.list);
      const again = await world.stranger().refused(calls.auth.exchange, { body: { id_token: idToken } });
      expect(again).toMatchObject({ status: 409, problem: { code: 'LENT' } });
      // Another browser is locked no more: the first four are too long ago.
      const { adult } = await signedIn(Promise.resolve(account));
      const { token } = await adult.ok(calls.devices.lend, { body: { childIds: [child.id] } });
      const anew = await holderOf(token).refused(calls.devices.giveBack, { body: { pin: '0000' } });
      expect(anew).toMatchObject({ status: 409, problem: { code: 'WRONG_PIN' } });
    });

    it('[DV-11] where the fifth was wrong alone is locked: another lent browser waits, and the PIN takes it back', async () => {
      const { account, child, lent } = await lentBy();
      const { adult } = await signedIn(Promise.resolve(account));
      const { token } = await adult.ok(calls.devices.lend, { body: { childIds: [child.id] } });
      for (let tries = 0; tries < 5; tries += 1) await lent.refused(calls.devices.giveBack, { body: { pin: '0000' } });
      world.server().setNow('2026-11-18T14:50:00Z');
      for (const pin of [PIN, '0000']) {
        const waits = await holderOf(token).refused(calls.devices.giveBack, { body: { pin } });
        expect(waits).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_REQUESTS' } });
        expect(waits.headers.get('Retry-After')).toBe('600');
      }
      world.server().setNow('2026-11-18T15:00:00Z');
      const locked = await lent.refused(calls.devices.giveBack, { body: { pin: PIN } });
      expect(locked).toMatchObject({ status: 429, problem: { code: 'PIN_LOCKED' } });
      await holderOf(token).ok(calls.devices.giveBack, { body: { pin: PIN } });
    });

    it('[DV-11] a right PIN forgets no wrong ones, and counts as none; a new PIN forgets them', async () => {
      const { account, child, lent } = await lentBy();
      for (let tries = 0; tries < 4; tries += 1) await lent.refused(calls.devices.giveBack, { body: { pin: '0000' } });
      const { token } = await lent.ok(calls.devices.giveBack, { body: { pin: PIN } });
      const again = await holderOf(token).ok(calls.devices.lend, { body: { childIds: [child.id] } });
      const last = await holderOf(again.token).refused(calls.devices.giveBack, { body: { pin: '0000' } });
      expect(last).toMatchObject({ status: 429, problem: { code: 'PIN_LOCKED' } });
      const { adult, idToken } = await signedIn(Promise.resolve(account));
      await adult.ok(calls.account.setPin, { body: { pin: '1234', id_token: idToken } });
      const anew = await adult.ok(calls.devices.lend, { body: { childIds: [child.id] } });
      const first = await holderOf(anew.token).refused(calls.devices.giveBack, { body: { pin: '0000' } });
      expect(first).toMatchObject({ status: 409, problem: { code: 'WRONG_PIN', triesLeft: 4 } });
    });

    it('[DV-11] ends by itself after a day, into nothing', async () => {
      const { lent, idToken } = await lentBy();
      world.server().setNow('2026-11-19T14:44:59Z');
      await lent.ok(calls.children.list);
      world.server().setNow('2026-11-19T14:45:00Z');
      expect((await lent.refused(calls.children.list)).status).toBe(401);
      expect((await lent.refused(calls.devices.giveBack, { body: { pin: PIN } })).status).toBe(401);
      expect((await world.stranger().refused(calls.auth.exchange, { body: { id_token: idToken } })).status).toBeOneOf([
        401, 409,
      ]);
    });

    it('an adult whose browser is not lent has nothing to give back', async () => {
      const family = await world.family();
      const refused = await family.refused(calls.devices.giveBack, { body: { pin: PIN } });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'TRANSITION_NOT_ALLOWED' } });
    });

    it('[DV-10] of two first PINs at once one is set, and the other takes a fresh sign-in', async () => {
      const [family, elif] = await world.familyWith(1);
      const pins = ['1234', '5678'];
      const both = await Promise.all(pins.map((pin) => family.send(calls.account.setPin, { body: { pin } })));
      const [set, refused] = both[0]?.status === 204 ? both : both.toReversed();
      expect([set?.status, refused?.status]).toEqual([204, 409]);
      expect(await refused?.json()).toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED' });
      const { token } = await family.ok(calls.devices.lend, { body: { childIds: [elif.id] } });
      await holderOf(token).ok(calls.devices.giveBack, { body: { pin: pins[both.findIndex((one) => one === set)] } });
    });

    it('[DV-10] another PIN takes a fresh sign-in', async () => {
      const { account, idToken, adult } = await signedIn();
      await adult.ok(calls.account.setPin, { body: { pin: PIN } });
      const needsFresh = { status: 409, problem: { code: 'FRESH_SIGN_IN_NEEDED' } };
      expect(await adult.refused(calls.account.setPin, { body: { pin: '1234' } })).toMatchObject(needsFresh);
      world.server().setNow('2026-11-18T14:50:01Z');
      const stranger = await (await world.server().signUp()).idToken();
      for (const id_token of [idToken, 'not.a.token', stranger]) {
        const refused = await adult.refused(calls.account.setPin, { body: { pin: '1234', id_token } });
        expect(refused).toMatchObject(needsFresh);
      }
      await adult.ok(calls.account.setPin, { body: { pin: '1234', id_token: await account.idToken() } });
    });

    it('[DV-12] a child that is deleted leaves it too', async () => {
      const { account, child, lent } = await lentBy();
      const { adult } = await signedIn(Promise.resolve(account));
      await lent.ok(calls.children.list);
      await adult.ok(calls.children.remove, { params: { id: child.id } });
      expect((await lent.refused(calls.children.list)).status).toBe(401);
    });
  });
};
