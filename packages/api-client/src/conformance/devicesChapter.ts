import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { STRANGE_ID } from './server.ts';
import { NOT_FOUND, pairingOf, type World } from './world.ts';

/** How a child's device comes into a family, changes and goes. */
export const devicesChapter = (world: World): void => {
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
      const [family, elif] = await world.familyWith(2);
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
      await family.ok(calls.account.setPin, { body: { pin: '4711' } });
      const { id, device } = await world.paired(family, [elif.id]);
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

    it('[DV-09] name and children change at once, and so does the end of a pairing', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const { id, device } = await world.paired(family, [elif.id]);
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
      const [tablet, other] = [await world.paired(family, [elif.id]), await world.paired(family, [elif.id])];
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
      const { id, device } = await world.paired(family, [elif.id]);
      const [other, theirs] = await world.familyWith(1);
      expect((await other.ok(calls.devices.list)).data).toEqual([]);
      const body = { name: 'Salon', childIds: [theirs.id] };
      expect(await other.refused(calls.devices.update, { params: { id }, body })).toMatchObject(NOT_FOUND);
      expect(await other.refused(calls.devices.remove, { params: { id } })).toMatchObject(NOT_FOUND);
      await device.ok(calls.children.list);
    });

    it('[DV-12] deleting a child takes it out of every device; one without children is unpaired', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const both = await world.paired(family, [elif.id, can.id]);
      const alone = await world.paired(family, [elif.id]);
      await alone.device.ok(calls.children.list);
      await both.device.ok(calls.children.list);
      await family.ok(calls.children.remove, { params: { id: elif.id } });
      expect((await both.device.ok(calls.children.list)).data).toEqual([can]);
      expect((await alone.device.refused(calls.children.list)).status).toBe(401);
      expect((await family.ok(calls.devices.list)).data).toMatchObject([{ id: both.id, childIds: [can.id] }]);
    });
  });
};
