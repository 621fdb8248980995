import { describe, expect, it } from 'vitest';
import { isProtected } from '../contract/access.ts';
import { calls } from '../contract/calls.ts';
import { callerOf } from './server.ts';
import { everyCall, named, type World } from './world.ts';

/** Who may call, and in which words a refusal comes. */
export const accessChapter = (world: World): void => {
  describe('access', () => {
    it.each(named(everyCall))('[A-01] [N-01] %s lies under /api once', (_, call) => {
      expect(call.path).toMatch(/^\/api\/(?!api\/)/);
    });

    it.each(named(everyCall.filter(isProtected)))('[A-02] [P-19] [X-51] %s needs a good token', async (_, call) => {
      const withoutToken = await world.stranger().refused(call);
      expect(withoutToken).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } });
      const withBadToken = await callerOf(world.server(), 'not.a.token').refused(call);
      expect(withBadToken).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } });
      const otherScheme = await world.stranger().refused(call, { headers: { Authorization: 'Basic YTpi' } });
      expect(otherScheme.status).toBe(401);
    });

    it('[P-18] [A-46] the helper needs no token, yet refuses a bad one', async () => {
      const sent = { body: { freeText: 'yarına matematik kitabı sayfa 45-46' } };
      await world.stranger().ok(calls.homework.generateFields, sent);
      const refused = await callerOf(world.server(), 'not.a.token').refused(calls.homework.generateFields, sent);
      expect(refused.status).toBe(401);
    });

    it('[A-10] an ID token that the provider did not give is a 401', async () => {
      const refused = await world.stranger().refused(calls.auth.exchange, { body: { id_token: 'not.a.token' } });
      expect(refused).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } });
    });

    it('[A-10] [E-13] [E-17] the exchange gives the user and a token that product calls accept', async () => {
      const account = await world.server().signUp();
      const sent = { body: { id_token: await account.idToken() } };
      const session = await world.stranger().ok(calls.auth.exchange, sent);
      expect(session.user).toMatchObject({ id: expect.stringMatching(/\S/), is_active: true });
      await callerOf(world.server(), session.token).ok(calls.children.list);
      const again = await world.stranger().ok(calls.auth.exchange, sent);
      expect(again.user).toEqual(session.user);
    });

    it('[S-05] ends this session on sign-out, and no other of the same user', async () => {
      const account = await world.server().signUp();
      const [browser, phone] = [await world.signIn(account), await world.signIn(account)];
      await browser.ok(calls.auth.signOut);
      expect((await browser.refused(calls.children.list)).status).toBe(401);
      expect((await browser.refused(calls.auth.signOut)).status).toBe(401);
      await phone.ok(calls.children.list);
    });

    it('[S-05] a sign-in that was signed out buys no new session, and what else it bought goes on', async () => {
      const account = await world.server().signUp();
      const sent = { body: { id_token: await account.idToken() } };
      const exchange = async () =>
        callerOf(world.server(), (await world.stranger().ok(calls.auth.exchange, sent)).token);
      const [one, other] = [await exchange(), await exchange()];
      await one.ok(calls.auth.signOut);
      const refused = await world.stranger().refused(calls.auth.exchange, sent);
      expect(refused).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } });
      expect((await one.refused(calls.children.list)).status).toBe(401);
      await other.ok(calls.children.list);
      await world.stranger().ok(calls.auth.exchange, { body: { id_token: await account.idToken() } });
    });

    it('serves health and settings to everybody', async () => {
      for (const call of ['health', 'live', 'ready'] as const) await world.stranger().ok(calls.server[call]);
      await world.stranger().ok(calls.server.settings);
    });
  });

  describe('words and days', () => {
    it('[A-09] says the error in the language of Accept-Language, Turkish last', async () => {
      const sentence = async (language: string | null) => {
        const headers = language === null ? {} : { 'Accept-Language': language };
        return (await world.stranger().refused(calls.children.list, { headers })).problem.error;
      };
      const [turkish, english] = [await sentence('tr'), await sentence('en')];
      expect(english).not.toBe(turkish);
      expect(await sentence('en-GB,en;q=0.9')).toBe(english);
      expect(await sentence('de, en;q=0.5, tr;q=0.4')).toBe(english);
      expect(await sentence('de')).toBe(turkish);
      expect(await sentence(null)).toBe(turkish);
    });

    it('[A-09] says what is wrong with a field in that language', async () => {
      const family = await world.family();
      const sent = (language: string) => ({ body: { name: 'a'.repeat(81) }, headers: { 'Accept-Language': language } });
      const turkish = await family.refused(calls.children.create, sent('tr'));
      expect(turkish.problem.fields?.['name']).toBe('Ad en çok 80 karakter olabilir.');
      expect(turkish.problem.fields?.['grade']).toBe('Sınıf gerekli.');
      const english = await family.refused(calls.children.create, sent('en'));
      expect(english.problem.fields?.['name']).toBe('Name can be at most 80 characters long.');
      expect(english.problem.fields?.['grade']).toBe('Grade is required.');
    });

    it.each(['Mars/Olympus', '+03:00', 'x'])('[A-07] refuses the zone %s, which nobody knows', async (zone) => {
      const family = await world.family();
      const refused = await family.refused(calls.children.list, { headers: { 'Time-Zone': zone } });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'UNKNOWN_TIME_ZONE' } });
    });

    it('[A-07] refuses such a zone also where nobody is signed in and no day is needed', async () => {
      const refused = await world.stranger().refused(calls.server.settings, { headers: { 'Time-Zone': 'x' } });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'UNKNOWN_TIME_ZONE' } });
    });

    it("[A-07] [S-33] takes today from the viewer's zone, Europe/Istanbul when none is named", async () => {
      // 23:30 on Wednesday in Istanbul, 09:30 on Thursday in Auckland.
      world.server().setNow('2026-11-18T20:30:00Z');
      const [family, elif] = await world.familyWith(1);
      const body = { childId: elif.id, name: 'Çöpü çıkar', icon: '🧹', dueDate: '2026-11-18' };
      await family.ok(calls.tasks.create, { body });
      const statusIn = async (headers: Record<string, string>) =>
        (await family.ok(calls.tasks.list, { headers })).data.map(({ status }) => status);
      for (const headers of [{}, { 'Time-Zone': '' }]) expect(await statusIn(headers)).toEqual(['pending']);
      expect(await statusIn({ 'Time-Zone': 'Europe/Istanbul' })).toEqual(['pending']);
      expect(await statusIn({ 'Time-Zone': 'Pacific/Auckland' })).toEqual(['overdue']);
    });
  });
};
