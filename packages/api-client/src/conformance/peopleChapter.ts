import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { MAX_INVITATIONS } from '../contract/people.ts';
import { type Caller, callerOf } from './server.ts';
import { codeOf, type Couple, ELIF, type World } from './world.ts';

const WRONG = { body: { code: 'no-such-code-0123456789' } };

/** How adults come into a family, and go. */
export const peopleChapter = (world: World): void => {
  const invite = async (caller: Caller) => {
    const { data } = await caller.ok(calls.people.invite);
    return { ...data, body: { code: codeOf(data.url) } };
  };
  const join = async (caller: Caller, code: string): Promise<Caller> =>
    callerOf(world.server(), (await caller.ok(calls.people.join, { body: { code } })).token);
  const adultsOf = async (caller: Caller) => (await caller.ok(calls.people.show)).data.adults;
  const namesIn = async (caller: Caller) => (await adultsOf(caller)).map(({ firstName }) => firstName);
  const idOf = async (caller: Caller): Promise<string> => (await adultsOf(caller)).find(({ isYou }) => isYou)?.id ?? '';

  describe('people', () => {
    it('[PE-01] shows the adults and the open invitations, which the one who was invited reads too', async () => {
      const { caller } = await world.somebody('Ayşe');
      const { id, expiresAt } = await invite(caller);
      const { data } = await caller.ok(calls.people.show);
      expect(data.adults).toEqual([
        expect.objectContaining({
          firstName: 'Ayşe',
          lastName: 'Yıldız',
          email: expect.stringMatching('@'),
          isYou: true,
        }),
      ]);
      expect(data.invitations).toEqual([
        { id, invitedBy: 'Ayşe', createdAt: expect.stringMatching(/^2026-11-18T/), expiresAt },
      ]);
    });

    it('[PE-01] says since when each is there: who began the family since signing up, others since joining', async () => {
      const { caller } = await world.somebody('Ayşe');
      const guest = await world.somebody('Mehmet');
      const { body } = await invite(caller);
      const { data: user } = await caller.ok(calls.profile.rename, { body: { firstName: 'Ayşe', lastName: '' } });
      world.server().setNow('2026-11-20T08:30:00Z');
      await join(guest.caller, body.code);
      const since = (await adultsOf(caller)).map(({ joinedAt }) => joinedAt);
      expect(since).toEqual([user.created_at, '2026-11-20T08:30:00.000Z']);
    });

    it('[PE-02] an invitation is a link whose code stands in the fragment, good for seven days', async () => {
      const { caller } = await world.somebody('Ayşe');
      const { url, body, expiresAt } = await invite(caller);
      expect(new URL(url).pathname).toBe('/app/join');
      expect(body.code.length).toBeGreaterThanOrEqual(22);
      expect(Date.parse(expiresAt) - Date.parse('2026-11-18T14:45:00Z')).toBe(7 * 24 * 60 * 60 * 1000);
      world.server().setNow('2026-11-25T14:44:59Z');
      await world.stranger().ok(calls.people.look, { body });
      world.server().setNow('2026-11-25T14:45:00Z');
      expect((await world.stranger().refused(calls.people.look, { body })).status).toBe(404);
    });

    it('[PE-02] at most five are open at once', async () => {
      const { caller } = await world.somebody('Ayşe');
      let last = '';
      for (let count = 0; count < MAX_INVITATIONS; count += 1) last = (await invite(caller)).id;
      const refused = await caller.refused(calls.people.invite);
      expect(refused).toMatchObject({ status: 409, problem: { code: 'TOO_MANY_INVITATIONS' } });
      await caller.ok(calls.people.withdraw, { params: { id: last } });
      await invite(caller);
      expect((await caller.ok(calls.people.show)).data.invitations).toHaveLength(5);
    });

    it('[PE-05] looking tells who invites and nothing else; every bad code is one and the same 404', async () => {
      const { caller } = await world.somebody('Ayşe');
      const [open, withdrawn, used] = [await invite(caller), await invite(caller), await invite(caller)];
      const look = (sent: object) => world.stranger().refused(calls.people.look, sent);
      expect((await world.stranger().ok(calls.people.look, { body: open.body })).data).toEqual({
        invitedBy: 'Ayşe',
        expiresAt: open.expiresAt,
      });
      await caller.ok(calls.people.withdraw, { params: { id: withdrawn.id } });
      await join((await world.somebody('Mehmet')).caller, used.body.code);
      const wrong = await look(WRONG);
      expect(wrong).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
      for (const { body } of [withdrawn, used]) expect((await look({ body })).problem).toEqual(wrong.problem);
    });

    it("[PE-04] a withdrawn invitation is gone, and another family's is a 404", async () => {
      const [ayse, stranger] = [await world.somebody('Ayşe'), await world.somebody('Zeynep')];
      const { id, body } = await invite(ayse.caller);
      expect((await stranger.caller.refused(calls.people.withdraw, { params: { id } })).status).toBe(404);
      await ayse.caller.ok(calls.people.withdraw, { params: { id } });
      expect((await ayse.caller.refused(calls.people.withdraw, { params: { id } })).status).toBe(404);
      expect((await stranger.caller.refused(calls.people.join, { body })).status).toBe(404);
    });

    it('[PE-07] [PE-08] joining moves who asks into the family, where both see each other’s changes', async () => {
      const [ayse, mehmet] = await world.couple();
      expect(await namesIn(mehmet.caller)).toEqual(['Ayşe', 'Mehmet']);
      expect((await adultsOf(mehmet.caller)).map(({ isYou }) => isYou)).toEqual([false, true]);
      const { data } = await mehmet.caller.ok(calls.children.create, { body: { ...ELIF, name: 'Can' } });
      expect((await ayse.caller.ok(calls.children.list)).data.map(({ name }) => name)).toEqual(['Elif', 'Can']);
      await ayse.caller.ok(calls.children.remove, { params: { id: data.id } });
      expect((await mehmet.caller.ok(calls.children.list)).data).toHaveLength(1);
      const again = await world.signIn(mehmet.account);
      expect(await namesIn(again)).toEqual(['Ayşe', 'Mehmet']);
    });

    it('[PE-07] the token of before and every other session of who joined end, as do their invitations', async () => {
      const [ayse, mehmet] = [await world.somebody('Ayşe'), await world.somebody('Mehmet')];
      const sent = { body: { id_token: await mehmet.account.idToken() } };
      const phone = callerOf(world.server(), (await world.stranger().ok(calls.auth.exchange, sent)).token);
      const theirs = await invite(mehmet.caller);
      const joined = await join(mehmet.caller, (await invite(ayse.caller)).body.code);
      for (const caller of [mehmet.caller, phone]) {
        expect((await caller.refused(calls.children.list)).status).toBe(401);
      }
      // Nor does the sign-in of the phone buy another.
      expect((await world.stranger().refused(calls.auth.exchange, sent)).status).toBe(401);
      await joined.ok(calls.children.list);
      expect((await world.stranger().refused(calls.people.look, { body: theirs.body })).status).toBe(404);
    });

    it('[PE-07] a family with children or another adult is not left behind, and the link stays good', async () => {
      const [ayse, mehmet] = await world.couple();
      const inviter = await world.somebody('Zeynep');
      const { body } = await invite(inviter.caller);
      const withBoth = await ayse.caller.refused(calls.people.join, { body });
      expect(withBoth).toMatchObject({ status: 409, problem: { code: 'FAMILY_NOT_EMPTY' } });
      const [elif] = (await ayse.caller.ok(calls.children.list)).data;
      await ayse.caller.ok(calls.children.remove, { params: { id: elif?.id ?? '' } });
      const withAdult = await ayse.caller.refused(calls.people.join, { body });
      expect(withAdult).toMatchObject({ status: 409, problem: { code: 'FAMILY_NOT_EMPTY' } });
      expect(await namesIn(mehmet.caller)).toEqual(['Ayşe', 'Mehmet']);
      const alone = await world.somebody('Can');
      const { data } = await alone.caller.ok(calls.children.create, { body: ELIF });
      expect((await alone.caller.refused(calls.people.join, { body })).status).toBe(409);
      await alone.caller.ok(calls.children.remove, { params: { id: data.id } });
      await join(alone.caller, body.code);
      const own = await invite(inviter.caller);
      const refused = await inviter.caller.refused(calls.people.join, { body: own.body });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'ALREADY_IN_FAMILY' } });
    });

    it('[PE-07] of two who use one link at once one joins, and the other gets the 404', async () => {
      const [ayse, mehmet, can] = [
        await world.somebody('Ayşe'),
        await world.somebody('Mehmet'),
        await world.somebody('Can'),
      ];
      const { body } = await invite(ayse.caller);
      const both = await Promise.all([mehmet, can].map(({ caller }) => caller.send(calls.people.join, { body })));
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect(await adultsOf(ayse.caller)).toHaveLength(2);
    });

    it('[PE-09] a removed adult has an empty family of their own, and their sessions here end at once', async () => {
      const [ayse, mehmet] = await world.couple();
      const { body } = await invite(mehmet.caller);
      await ayse.caller.ok(calls.people.removeAdult, { params: { id: await idOf(mehmet.caller) } });
      expect((await mehmet.caller.refused(calls.children.list)).status).toBe(401);
      expect(await namesIn(ayse.caller)).toEqual(['Ayşe']);
      // Nobody comes back by a link of their own.
      expect((await world.stranger().refused(calls.people.look, { body })).status).toBe(404);
      const again = await world.signIn(mehmet.account);
      expect(await namesIn(again)).toEqual(['Mehmet']);
      expect((await again.ok(calls.children.list)).data).toEqual([]);
    });

    it('[PE-09] oneself it is leaving, also for whoever was there first; the last adult can’t', async () => {
      const [ayse, mehmet] = await world.couple();
      await ayse.caller.ok(calls.people.removeAdult, { params: { id: await idOf(ayse.caller) } });
      expect((await mehmet.caller.ok(calls.children.list)).data).toHaveLength(1);
      const refused = await mehmet.caller.refused(calls.people.removeAdult, {
        params: { id: await idOf(mehmet.caller) },
      });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'LAST_ADULT' } });
      const again = await world.signIn(ayse.account);
      expect((await again.ok(calls.children.list)).data).toEqual([]);
      const stranger = await again.refused(calls.people.removeAdult, { params: { id: await idOf(mehmet.caller) } });
      expect(stranger.status).toBe(404);
    });

    it('[PE-09] [DV-02] [EX-04] whoever goes pairs no device any more: codes that wait end, of this family alone', async () => {
      const codeIn = async (caller: Caller) => {
        const [child] = (await caller.ok(calls.children.list)).data;
        const { data } = await caller.ok(calls.devices.create, { body: { name: 'Tablet', childIds: [child?.id] } });
        return { body: { code: data.code } };
      };
      const pair = (sent: object) => world.stranger().refused(calls.devices.pair, sent);
      const wrong = await pair({ body: { code: '2222-2222' } });
      const stranger = (await world.couple())[0].caller;
      const theirs = await codeIn(stranger);
      const ways = [
        async ([ayse, mehmet]: Couple) =>
          ayse.caller.ok(calls.people.removeAdult, { params: { id: await idOf(mehmet.caller) } }),
        async ([, mehmet]: Couple) =>
          mehmet.caller.ok(calls.people.removeAdult, { params: { id: await idOf(mehmet.caller) } }),
        async ([, mehmet]: Couple) =>
          mehmet.caller.ok(calls.profile.erase, { body: { id_token: await mehmet.account.idToken() } }),
      ];
      for (const go of ways) {
        const both = await world.couple();
        const [{ caller }, mehmet] = both;
        const used = await codeIn(caller);
        const { token } = await world.stranger().ok(calls.devices.pair, used);
        const codes = [await codeIn(caller), await codeIn(mehmet.caller)];
        await go(both);
        for (const sent of codes) expect((await pair(sent)).problem).toEqual(wrong.problem);
        await callerOf(world.server(), token).ok(calls.children.list);
        expect((await caller.ok(calls.devices.list)).data.map(({ paired }) => paired)).toEqual([true, false, false]);
        await world.stranger().ok(calls.devices.pair, await codeIn(caller));
      }
      await world.stranger().ok(calls.devices.pair, theirs);
    });

    it('[PE-09] of two who remove each other at once, one stays', async () => {
      const [ayse, mehmet] = await world.couple();
      const [first, second] = [await idOf(ayse.caller), await idOf(mehmet.caller)];
      const both = await Promise.all([
        ayse.caller.send(calls.people.removeAdult, { params: { id: second } }),
        mehmet.caller.send(calls.people.removeAdult, { params: { id: first } }),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    });
  });
};
