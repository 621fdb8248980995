import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { type Account, type Caller, STRANGE_ID } from './server.ts';
import { ELIF, type World } from './world.ts';

const FIVE_MINUTES_LATER = '2026-11-18T14:50:00Z';
const A_SECOND_MORE = '2026-11-18T14:50:01Z';

/** What an adult sees and changes of their own account, and how it ends. */
export const accountChapter = (world: World): void => {
  describe('account', () => {
    it('[AC-05] changes the name, which the next sign-in brings too', async () => {
      const { account, caller } = await world.somebody();
      const body = { firstName: ' Ayşe Nur ', lastName: 'Yıldız' };
      const { data } = await caller.ok(calls.profile.rename, { body });
      expect(data).toMatchObject({ first_name: 'Ayşe Nur', last_name: 'Yıldız' });
      const sent = { body: { id_token: await account.idToken() } };
      expect((await world.stranger().ok(calls.auth.exchange, sent)).user).toEqual(data);
      const single = await caller.ok(calls.profile.rename, { body: { firstName: 'Ayşe', lastName: '' } });
      expect(single.data.last_name).toBe('');
      const refused = await caller.refused(calls.profile.rename, { body: { firstName: ' ', lastName: '' } });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual(['firstName']);
    });

    it('[AC-05] changes nobody else’s name, not another adult’s of the family either', async () => {
      const [one, other] = await world.couple();
      const namesIn = async (caller: Caller) =>
        (await caller.ok(calls.people.show)).data.adults.map(({ firstName }) => firstName);
      const [, before] = await namesIn(one.caller);
      await one.caller.ok(calls.profile.rename, { body: { firstName: 'Yeni ad', lastName: '' } });
      expect(await namesIn(other.caller)).toEqual(['Yeni ad', before]);
    });

    it('[AC-07] lists where the account is signed in, and marks this one', async () => {
      const { account, caller } = await world.somebody();
      await world.signIn(account);
      await world.family();
      const { data } = await caller.ok(calls.profile.sessions);
      expect(data).toHaveLength(2);
      expect(data.filter(({ isThis }) => isThis)).toHaveLength(1);
      for (const session of data) expect(session).toMatchObject({ lastSeenOn: '2026-11-18', isLent: false });
    });

    it('[AC-07] ends one session, all others, or this one; each is a 401 at its next call', async () => {
      const { account, caller } = await world.somebody();
      const [phone, tablet, laptop] = [
        await world.signIn(account),
        await world.signIn(account),
        await world.signIn(account),
      ];
      const thisOf = async (one: Caller) =>
        (await one.ok(calls.profile.sessions)).data.find(({ isThis }) => isThis)?.id ?? '';
      await caller.ok(calls.profile.endSession, { params: { id: await thisOf(phone) } });
      expect((await phone.refused(calls.children.list)).status).toBe(401);
      for (const other of [tablet, laptop]) await other.ok(calls.children.list);
      await caller.ok(calls.profile.endOtherSessions);
      for (const ended of [tablet, laptop]) expect((await ended.refused(calls.children.list)).status).toBe(401);
      await caller.ok(calls.profile.endSession, { params: { id: await thisOf(caller) } });
      expect((await caller.refused(calls.children.list)).status).toBe(401);
    });

    it("[AC-07] another's session is a 404, also one of another adult of the family", async () => {
      const [one, other] = await world.couple();
      const [theirs] = (await other.caller.ok(calls.profile.sessions)).data;
      for (const id of [theirs?.id ?? '', STRANGE_ID, 'x']) {
        expect((await one.caller.refused(calls.profile.endSession, { params: { id } })).status).toBe(404);
      }
      await one.caller.ok(calls.profile.endOtherSessions);
      await other.caller.ok(calls.children.list);
    });

    it('[AC-07] the sign-in of a session that was ended elsewhere buys no new one', async () => {
      const { account, caller } = await world.somebody();
      const sent = { body: { id_token: await account.idToken() } };
      await world.stranger().ok(calls.auth.exchange, sent);
      await caller.ok(calls.profile.endOtherSessions);
      expect((await world.stranger().refused(calls.auth.exchange, sent)).status).toBe(401);
    });
  });

  describe('erasing', () => {
    const erase = async (caller: Caller, account: Account) =>
      caller.ok(calls.profile.eraseFamily, { body: { id_token: await account.idToken(), confirm: 'SİL' } });

    it('[EX-03] asks for a sign-in of at most five minutes ago, by its auth_time, of the session’s user', async () => {
      const [{ account, caller }, stranger] = [await world.somebody(), await world.somebody()];
      const [good, old] = [await account.idToken(), await account.idToken()];
      const foreign = await stranger.account.idToken();
      const send = (idToken: string) =>
        caller.refused(calls.profile.eraseFamily, { body: { id_token: idToken, confirm: 'DELETE' } });
      for (const idToken of [foreign, 'not.a.token']) {
        expect(await send(idToken)).toMatchObject({ status: 409, problem: { code: 'FRESH_SIGN_IN_NEEDED' } });
      }
      world.server().setNow(A_SECOND_MORE);
      expect((await send(old)).problem.code).toBe('FRESH_SIGN_IN_NEEDED');
      const self = await caller.refused(calls.profile.erase, { body: { id_token: old } });
      expect(self.problem.code).toBe('FRESH_SIGN_IN_NEEDED');
      world.server().setNow(FIVE_MINUTES_LATER);
      await caller.ok(calls.profile.eraseFamily, { body: { id_token: good, confirm: 'DELETE' } });
    });

    it('[EX-03] asks for the word, letter for letter', async () => {
      const { account, caller } = await world.somebody();
      for (const confirm of ['sil', 'SIL', 'delete', '']) {
        const body = { id_token: await account.idToken(), confirm };
        const refused = await caller.refused(calls.profile.eraseFamily, { body });
        expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['confirm']]);
      }
      await caller.ok(calls.children.list);
    });

    it('[EX-03] ends all adults’ sessions; the others sign in to an empty family', async () => {
      const [one, other] = await world.couple();
      const used = { body: { id_token: await one.account.idToken() } };
      await one.caller.ok(calls.profile.eraseFamily, { body: { ...used.body, confirm: 'SİL' } });
      for (const { caller } of [one, other]) expect((await caller.refused(calls.children.list)).status).toBe(401);
      expect((await world.stranger().refused(calls.auth.exchange, used)).status).toBe(401);
      const again = await world.signIn(other.account);
      expect((await again.ok(calls.children.list)).data).toEqual([]);
      expect((await again.ok(calls.people.show)).data.adults).toHaveLength(1);
      const stranger = await world.somebody();
      await stranger.caller.ok(calls.children.create, { body: ELIF });
      await erase(again, other.account);
      expect((await stranger.caller.ok(calls.children.list)).data).toHaveLength(1);
    });

    it('[EX-04] an adult among others erases only themselves; the last one can’t', async () => {
      const [one, other] = await world.couple();
      const used = await one.account.idToken();
      await one.caller.ok(calls.profile.erase, { body: { id_token: used } });
      expect((await one.caller.refused(calls.children.list)).status).toBe(401);
      expect((await world.stranger().refused(calls.auth.exchange, { body: { id_token: used } })).status).toBe(401);
      expect((await other.caller.ok(calls.children.list)).data).toHaveLength(1);
      expect((await other.caller.ok(calls.people.show)).data.adults).toHaveLength(1);
      const body = { id_token: await other.account.idToken() };
      const refused = await other.caller.refused(calls.profile.erase, { body });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'LAST_ADULT' } });
      await other.caller.ok(calls.children.list);
    });
  });
};
