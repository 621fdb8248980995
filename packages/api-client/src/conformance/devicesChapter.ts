import { describe, expect, it } from 'vitest';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { type Caller, callerOf, STRANGE_ID } from './server.ts';
import { ELIF, homework, rule, task, type World } from './world.ts';

const everyCall: readonly Call[] = Object.values(calls).flatMap((resource): Call[] => Object.values(resource));
const named = (some: readonly Call[]) => some.map((call) => [`${call.method} ${call.path}`, call] as const);

const NOT_FOUND = { status: 404, problem: { code: 'NOT_FOUND' } };
const PIN = '4711';

/** Children's devices, and browsers that are handed to a child. */
export const devicesChapter = (world: World): void => {
  const holderOf = (token: string): Caller => callerOf(world.server(), token);

  const pairingOf = async (family: Caller, childIds: readonly string[], name = 'Mutfak tableti') =>
    (await family.ok(calls.devices.create, { body: { name, childIds } })).data;

  /** A device that is paired for these children. */
  const paired = async (family: Caller, childIds: readonly string[]) => {
    const { id, code } = await pairingOf(family, childIds);
    const { token } = await world.stranger().ok(calls.devices.pair, { body: { code } });
    return { id, device: holderOf(token) };
  };

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

  describe('devices', () => {
    it('[DV-01] [DV-02] adding one tells a code of 8 signs and its address, for 10 minutes', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const made = await pairingOf(family, [elif.id, can.id], '  Mutfak tableti ');
      expect(made.code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
      expect(made.url).toMatch(new RegExp(`/app/pair#${made.code}$`));
      expect(made.expiresAt).toBe('2026-11-18T14:55:00.000Z');
      expect(await family.ok(calls.devices.list)).toEqual({
        data: [
          {
            id: made.id,
            name: 'Mutfak tableti',
            childIds: [elif.id, can.id],
            createdAt: '2026-11-18T14:45:00.000Z',
            lastSeenOn: null,
            paired: false,
          },
        ],
        hasPin: false,
      });
    });

    it('[DV-02] [DV-03] a code pairs once, however it is typed; the token says that it is a device', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id, code } = await pairingOf(family, [elif.id]);
      const typed = ` ${code.toLowerCase().replace('-', '')} `;
      const answer = await world.stranger().ok(calls.devices.pair, { body: { code: typed } });
      expect(answer.device).toEqual({ id, name: 'Mutfak tableti', children: [elif] });
      expect(answer.token).toMatch(/^device\./);
      expect(await world.stranger().refused(calls.devices.pair, { body: { code } })).toMatchObject(NOT_FOUND);
      const [listed] = (await family.ok(calls.devices.list)).data;
      expect(listed).toMatchObject({ id, paired: true, lastSeenOn: '2026-11-18' });
    });

    it('[DV-02] a wrong, a used and an outdated code are one and the same 404', async () => {
      const [family, elif] = await world.familyWith(1);
      const { code } = await pairingOf(family, [elif.id]);
      const refusalOf = async (text: string) => {
        const { status, problem } = await world.stranger().refused(calls.devices.pair, { body: { code: text } });
        return { status, problem };
      };
      const wrong = await refusalOf('2222-2222');
      expect(wrong).toMatchObject(NOT_FOUND);
      world.server().setNow('2026-11-18T14:55:00Z');
      expect(await refusalOf(code)).toEqual(wrong);
      const used = await pairingOf(family, [elif.id]);
      await world.stranger().ok(calls.devices.pair, { body: { code: used.code } });
      expect(await refusalOf(used.code)).toEqual(wrong);
    });

    it('[DV-01] [DV-09] [X-51] is for children of the family, each once, and at least one, made, changed or lent', async () => {
      const [family, elif] = await world.familyWith(1);
      const [, theirs] = await world.familyWith(1);
      await family.ok(calls.account.setPin, { body: { pin: PIN } });
      const { id, device } = await paired(family, [elif.id]);
      const refusalsOf = async (childIds: readonly string[]) => [
        await family.refused(calls.devices.create, { body: { name: 'T', childIds } }),
        await family.refused(calls.devices.update, { params: { id }, body: { name: 'T', childIds } }),
        await family.refused(calls.devices.lend, { body: { childIds } }),
      ];
      for (const childIds of [[], [elif.id, elif.id]]) {
        for (const { status } of await refusalsOf(childIds)) expect(status).toBe(400);
      }
      for (const other of [theirs.id, STRANGE_ID]) {
        for (const childIds of [[other], [elif.id, other]]) {
          for (const refused of await refusalsOf(childIds)) expect(refused).toMatchObject(NOT_FOUND);
        }
      }
      const [listed, ...others] = (await family.ok(calls.devices.list)).data;
      expect([listed, others]).toMatchObject([{ name: 'Mutfak tableti', childIds: [elif.id] }, []]);
      expect((await device.ok(calls.children.list)).data).toEqual([elif]);
    });

    it('[DV-05] a device reads and completes what is of its children, and nothing else is there', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const { device } = await paired(family, [elif.id]);
      for (const id of [elif.id, can.id]) {
        await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-18' }) });
        await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-18', name: 'Oda' }) });
        await family.ok(calls.scheduledTasks.create, { body: rule(id, ['Çarşamba']) });
        await family.ok(calls.homework.create, { body: homework(id) });
        await family.ok(calls.homework.create, { body: homework(id) });
      }
      const all = (await family.ok(calls.tasks.listWithOccurrences)).data;
      const works = (await family.ok(calls.homework.list)).data;
      const complete = { body: { status: 'completed' } };
      for (const { id } of all.filter(({ name, childId }) => name !== 'Oda' && childId === can.id)) {
        await family.ok(calls.tasks.setStatus, { ...complete, params: { id } });
      }
      for (const { id } of all.filter(({ name, childId }) => name !== 'Oda' && childId === elif.id)) {
        expect((await device.ok(calls.tasks.setStatus, { ...complete, params: { id } })).data.status).toBe('completed');
      }
      for (const childId of [elif.id, can.id]) {
        const [first] = works.filter((one) => one.childId === childId);
        const by = childId === elif.id ? device : family;
        await by.ok(calls.homework.setStatus, { ...complete, params: { id: first?.id ?? '' } });
      }

      expect((await device.ok(calls.children.list)).data).toEqual([elif]);
      const ofElif = { query: { childId: elif.id } };
      for (const list of [calls.tasks.list, calls.tasks.listWithOccurrences, calls.tasks.listCompleted]) {
        expect(await device.ok(list)).toEqual(await family.ok(list, ofElif));
        expect(await device.ok(list, ofElif)).toEqual(await family.ok(list, ofElif));
        expect(await device.refused(list, { query: { childId: can.id } })).toMatchObject(NOT_FOUND);
      }
      const kidsId = (id: string) => ({ headers: { 'Kids-Id': id } });
      for (const list of [calls.homework.list, calls.homework.listActive]) {
        expect(await device.ok(list)).toEqual(await family.ok(list, kidsId(elif.id)));
        expect(await device.refused(list, kidsId(can.id))).toMatchObject(NOT_FOUND);
      }
      const maths = { query: { ders: 'Matematik' } };
      expect(await device.ok(calls.homework.listBySubject, maths)).toEqual(
        await family.ok(calls.homework.listBySubject, { ...maths, ...kidsId(elif.id) }),
      );
      for (const list of [calls.dashboard.stats, calls.dashboard.activities]) {
        expect(await device.ok(list)).toEqual(await family.ok(list, ofElif));
        expect(await device.refused(list, { query: { childId: can.id } })).toMatchObject(NOT_FOUND);
      }
      for (const list of [calls.tasks.listOfChild, calls.familyHomework.list]) {
        await device.ok(list, { params: { childId: elif.id } });
        expect(await device.refused(list, { params: { childId: can.id } })).toMatchObject(NOT_FOUND);
      }
      for (const { id } of all.filter(({ childId }) => childId === can.id)) {
        expect(await device.refused(calls.tasks.setStatus, { ...complete, params: { id } })).toMatchObject(NOT_FOUND);
      }
      for (const { id } of works.filter(({ childId }) => childId === can.id)) {
        const sent = { ...complete, params: { id } };
        expect(await device.refused(calls.homework.setStatus, sent)).toMatchObject(NOT_FOUND);
      }
    });

    it('[DV-05] a device of several children gives all of theirs where none is named, and of no other', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const aslı = (await family.ok(calls.children.create, { body: { ...ELIF, name: 'Aslı' } })).data;
      const { device } = await paired(family, [can.id, elif.id]);
      for (const id of [elif.id, can.id, aslı.id]) {
        const { data } = await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-18' }) });
        await family.ok(calls.tasks.setStatus, { params: { id: data.id }, body: { status: 'completed' } });
        await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-17' }) });
        await family.ok(calls.scheduledTasks.create, { body: rule(id, ['Çarşamba']) });
        const given = await family.ok(calls.homework.create, { body: homework(id) });
        await family.ok(calls.homework.setStatus, { params: { id: given.data.id }, body: { status: 'completed' } });
        await family.ok(calls.homework.create, { body: homework(id) });
      }
      expect((await device.ok(calls.children.list)).data).toEqual([elif, can]);
      const lists = [
        calls.tasks.list,
        calls.tasks.listWithOccurrences,
        calls.tasks.listCompleted,
        calls.homework.list,
        calls.homework.listActive,
        calls.dashboard.activities,
      ];
      for (const list of lists) {
        const { data } = await family.ok(list);
        const theirs = data.filter(({ childId }) => childId !== aslı.id);
        expect(theirs.length).toBeGreaterThan(1);
        expect((await device.ok(list)).data, list.path).toEqual(theirs);
      }
      const statsOf = async (childId: string) => (await family.ok(calls.dashboard.stats, { query: { childId } })).data;
      const [ofElif, ofCan] = [await statsOf(elif.id), await statsOf(can.id)];
      expect((await device.ok(calls.dashboard.stats)).data).toEqual({
        pendingHomework: ofElif.pendingHomework + ofCan.pendingHomework,
        completedHomework: ofElif.completedHomework + ofCan.completedHomework,
        pendingTasks: ofElif.pendingTasks + ofCan.pendingTasks,
        completedTasks: ofElif.completedTasks + ofCan.completedTasks,
      });
    });

    let refused: Promise<Caller> | undefined;
    /** A device for requests that are refused and so change nothing: always the same. */
    const deviceOnce = () => {
      const pair = async () => {
        const [family, elif] = await world.familyWith(1);
        return (await paired(family, [elif.id])).device;
      };
      return (refused ??= pair());
    };

    it.each(named(everyCall.filter(({ access }) => access === 'adults' || access === 'lent')))(
      '[DV-05] [X-51] %s is not for a device, whatever is sent',
      async (_, call) => {
        const device = await deviceOnce();
        const sent = { body: call.body ? { bilinmeyen: 1 } : undefined, query: { bilinmeyen: '1' } };
        expect(await device.refused(call, sent)).toMatchObject({ status: 403, problem: { code: 'ADULTS_ONLY' } });
      },
    );

    it('[DV-05] public and optional calls answer a device as nobody', async () => {
      const [family, elif] = await world.familyWith(1);
      const { device } = await paired(family, [elif.id]);
      await device.ok(calls.homework.generateFields, { body: { freeText: 'yarına matematik' } });
      await device.ok(calls.server.settings);
    });

    it('[DV-09] name and children change at once, and so does the end of a pairing', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const { id, device } = await paired(family, [elif.id]);
      expect((await device.ok(calls.children.list)).data).toEqual([elif]);
      const body = { name: 'Salon', childIds: [can.id] };
      expect((await family.ok(calls.devices.update, { params: { id }, body })).data).toMatchObject({ id, ...body });
      expect((await device.ok(calls.children.list)).data).toEqual([can]);
      await family.ok(calls.devices.remove, { params: { id } });
      expect(await device.refused(calls.children.list)).toMatchObject({ problem: { code: 'UNAUTHENTICATED' } });
      expect((await family.ok(calls.devices.list)).data).toEqual([]);
      expect(await family.refused(calls.devices.remove, { params: { id } })).toMatchObject(NOT_FOUND);
      expect(await family.refused(calls.devices.update, { params: { id }, body })).toMatchObject(NOT_FOUND);
    });

    it('[DV-09] changing a device, or ending its pairing, leaves the others as they are', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const [tablet, other] = [await paired(family, [elif.id]), await paired(family, [elif.id])];
      const [, before] = (await family.ok(calls.devices.list)).data;
      const body = { name: 'Salon', childIds: [can.id] };
      await family.ok(calls.devices.update, { params: { id: tablet.id }, body });
      expect((await family.ok(calls.devices.list)).data).toMatchObject([body, before ?? {}]);
      await family.ok(calls.devices.remove, { params: { id: tablet.id } });
      expect((await family.ok(calls.devices.list)).data).toEqual([before]);
      expect((await other.device.ok(calls.children.list)).data).toEqual([elif]);
    });

    it("[DV-09] [X-51] another family's devices are not there", async () => {
      const [family, elif] = await world.familyWith(1);
      const { id, device } = await paired(family, [elif.id]);
      const [other, theirs] = await world.familyWith(1);
      expect((await other.ok(calls.devices.list)).data).toEqual([]);
      const body = { name: 'Salon', childIds: [theirs.id] };
      expect(await other.refused(calls.devices.update, { params: { id }, body })).toMatchObject(NOT_FOUND);
      expect(await other.refused(calls.devices.remove, { params: { id } })).toMatchObject(NOT_FOUND);
      await device.ok(calls.children.list);
    });

    it('[DV-12] deleting a child takes it out of every device; one without children is unpaired', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const both = await paired(family, [elif.id, can.id]);
      const alone = await paired(family, [elif.id]);
      await alone.device.ok(calls.children.list);
      await both.device.ok(calls.children.list);
      await family.ok(calls.children.remove, { params: { id: elif.id } });
      expect((await both.device.ok(calls.children.list)).data).toEqual([can]);
      expect((await alone.device.refused(calls.children.list)).status).toBe(401);
      expect((await family.ok(calls.devices.list)).data).toMatchObject([{ id: both.id, childIds: [can.id] }]);
    });
  });

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
      const { account, idToken, lent } = await lentBy();
      const sent = { body: { id_token: idToken } };
      const refused = await world.stranger().refused(calls.auth.exchange, sent);
      expect(refused).toMatchObject({ status: 409, problem: { code: 'LENT' } });
      await signedIn(Promise.resolve(account));
      await lent.ok(calls.devices.giveBack, { body: { pin: PIN } });
      await world.stranger().ok(calls.auth.exchange, sent);
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
