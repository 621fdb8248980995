import { describe, expect, it } from 'vitest';
import { isProtected } from '../contract/access.ts';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { EMPTY_FILE } from './emptyFile.ts';
import { STRANGE_ID } from './server.ts';
import { ELIF, fields, homework, rule, task, type World } from './world.ts';

/** Every call with a body, and a body that it takes but for ids that nobody has. */
const bodies: readonly (readonly [string, Call, object])[] = [
  ['auth.exchange', calls.auth.exchange, { id_token: 'x' }],
  ['children.create', calls.children.create, ELIF],
  ['children.update', calls.children.update, ELIF],
  ['tasks.create', calls.tasks.create, task(STRANGE_ID)],
  ['tasks.setStatus', calls.tasks.setStatus, { status: 'completed' }],
  ['scheduledTasks.create', calls.scheduledTasks.create, rule(STRANGE_ID, ['Pazar'])],
  ['homework.create', calls.homework.create, homework(STRANGE_ID)],
  ['homework.update', calls.homework.update, fields],
  ['homework.setStatus', calls.homework.setStatus, { status: 'completed' }],
  ['homework.check', calls.homework.check, { checked: true }],
  ['homework.generateFields', calls.homework.generateFields, { freeText: 'yarın' }],
  ['familyHomework.create', calls.familyHomework.create, homework(STRANGE_ID)],
  ['familyHomework.update', calls.familyHomework.update, fields],
  ['people.look', calls.people.look, { code: 'x' }],
  ['people.join', calls.people.join, { code: 'x' }],
  ['profile.rename', calls.profile.rename, { firstName: 'Ayşe', lastName: 'Yıldız' }],
  ['profile.erase', calls.profile.erase, { id_token: 'x' }],
  ['profile.eraseFamily', calls.profile.eraseFamily, { id_token: 'x', confirm: 'SİL' }],
  ['file.import', calls.file.import, EMPTY_FILE],
  ['devices.create', calls.devices.create, { name: 'Tablet', childIds: [STRANGE_ID] }],
  ['devices.update', calls.devices.update, { name: 'Tablet', childIds: [STRANGE_ID] }],
  ['devices.pair', calls.devices.pair, { code: '7K3M-9QXA' }],
  ['devices.lend', calls.devices.lend, { childIds: [STRANGE_ID] }],
  ['devices.giveBack', calls.devices.giveBack, { pin: '0000' }],
  ['account.setPin', calls.account.setPin, { pin: '0000' }],
];

/** The longest text of each field, on a call that takes it. */
const limits: readonly (readonly [string, number, Call, object])[] = [
  ['name', 80, calls.children.create, ELIF],
  ['firstName', 80, calls.profile.rename, { firstName: 'Ayşe', lastName: 'Yıldız' }],
  ['lastName', 80, calls.profile.rename, { firstName: 'Ayşe', lastName: 'Yıldız' }],
  ['name', 80, calls.tasks.create, task(STRANGE_ID)],
  ['name', 80, calls.scheduledTasks.create, rule(STRANGE_ID, ['Pazar'])],
  ['baslik', 200, calls.familyHomework.create, homework(STRANGE_ID)],
  ['ders', 100, calls.familyHomework.create, homework(STRANGE_ID)],
  ['ogretmen', 100, calls.familyHomework.create, homework(STRANGE_ID)],
  ['kitap', 100, calls.homework.create, homework(STRANGE_ID)],
  ['sayfa', 100, calls.homework.create, homework(STRANGE_ID)],
  ['aciklama', 4000, calls.homework.create, homework(STRANGE_ID)],
  ['aciklama', 4000, calls.homework.update, fields],
  ['freeText', 2000, calls.homework.generateFields, { freeText: '' }],
];

/** What may not come in. */
export const inputChapter = (world: World): void => {
  describe('input', () => {
    it('knows every call with a body', () => {
      const known = new Set(bodies.map(([, call]) => call));
      const all: readonly Call[] = Object.values(calls).flatMap((resource): Call[] => Object.values(resource));
      expect(all.filter((call) => call.body && !known.has(call))).toEqual([]);
    });

    it.each(bodies)('[V-40] [X-51] %s refuses a field that it does not know, by its name', async (_, call, body) => {
      const family = await world.allowed(call);
      const refused = await family.refused(call, { body: { ...body, bilinmeyen: 1 } });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual(['bilinmeyen']);
    });

    it.each(bodies)('[X-51] %s refuses what is no JSON, no object, or nothing at all', async (_, call) => {
      const family = await world.allowed(call);
      for (const text of ['{"a":', 'name=Elif', '{"a":1}}']) {
        const refused = await family.refused(call, { text });
        expect(refused).toMatchObject({ status: 400, problem: { code: 'MALFORMED_JSON' } });
      }
      for (const text of ['[]', '"metin"', '7', '']) {
        expect((await family.refused(call, { text })).status).toBe(400);
      }
      const asText = await family.refused(call, { text: '{}', headers: { 'Content-Type': 'text/plain' } });
      expect(asText.status).toBe(400);
    });

    it('[X-51] takes bodies of 64 kB, and answers 413 to one byte more', async () => {
      const family = await world.family();
      const text = (bytes: number) => {
        const body = JSON.stringify({ ...ELIF, name: 'ş'.repeat(40) });
        return body + ' '.repeat(bytes - new TextEncoder().encode(body).length);
      };
      expect((await family.send(calls.children.create, { text: text(65_536) })).status).toBe(201);
      const refused = await family.refused(calls.children.create, { text: text(65_537) });
      expect(refused).toMatchObject({ status: 413, problem: { code: 'TOO_LARGE' } });
      const asSigns = await family.refused(calls.children.create, { body: { ...ELIF, name: 'ş'.repeat(33_000) } });
      expect(asSigns.status).toBe(413);
      const stranger = await world.stranger().refused(calls.children.create, { text: text(65_537) });
      expect(stranger.status).toBe(401);
    });

    it.each(limits)(
      '[V-39] %s takes %i characters after trimming, and not one more',
      async (field, longest, call, body) => {
        const family = await world.family();
        const text = (length: number) => `  ${'ş'.repeat(length)}\n`;
        const tooLong = await family.refused(call, { body: { ...body, [field]: text(longest + 1) } });
        expect(tooLong).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
        expect(tooLong.problem.fields?.[field]).toContain(String(longest));
        const longestAllowed = await family.send(call, { body: { ...body, [field]: text(longest) } });
        // The ids of these bodies name nothing, so that 404 is the answer of a call whose input holds.
        expect([200, 201, 404]).toContain(longestAllowed.status);
      },
    );

    it.each(['ad\0', '\ud800'])('[X-51] refuses text that no database keeps', async (name) => {
      const family = await world.family();
      const refused = await family.refused(calls.children.create, { body: { ...ELIF, name } });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.problem.fields ?? {})).toEqual(['name']);
    });

    it('keeps whatever people write, letter for letter', async () => {
      const family = await world.family();
      const name = 'İpek "Işıl" <b>Ğ\\u0000</b> 🎈 %_\' OR 1=1';
      const { data } = await family.ok(calls.children.create, { body: { ...ELIF, name: `  ${name} ` } });
      expect(data.name).toBe(name);
      expect((await family.ok(calls.children.list)).data).toEqual([data]);
    });

    it('[A-03] takes the JSON content type on calls without a body', async () => {
      const family = await world.family();
      await family.ok(calls.children.list);
      await family.ok(calls.dashboard.onboardingStatus);
    });
  });

  describe('query', () => {
    const every = Object.values(calls)
      .flatMap((resource): Call[] => Object.values(resource))
      .map((call) => [`${call.method} ${call.path}`, call] as const);
    const known = every.flatMap(([name, call]) =>
      Object.keys(call.query?.shape ?? {}).map((parameter) => [name, parameter, call] as const),
    );

    it.each(every)('[V-40] [X-51] %s refuses a parameter that it does not know, by its name', async (_, call) => {
      const family = await world.allowed(call);
      // A body that doesn't hold would be told first.
      const body = bodies.find(([, withBody]) => withBody === call)?.[2];
      const sent = { headers: { 'Accept-Language': 'en' }, body };
      const refused = await family.refused(call, { ...sent, query: { bilinmeyen: '1' } });
      expect([refused.status, refused.problem.code]).toEqual([400, 'INVALID_INPUT']);
      expect(refused.problem.fields?.['bilinmeyen']).toBe('“bilinmeyen” is an unknown field.');
    });

    it.each(known)('[X-51] %s refuses %s twice and with brackets', async (_, name, call) => {
      const family = await world.allowed(call);
      const value = '2026-11-18';
      for (const [query, field] of [
        [
          [
            [name, value],
            [name, value],
          ],
          name,
        ],
        [[[`${name}[]`, value]], `${name}[]`],
        [[[`${name}[a]`, value]], `${name}[a]`],
      ] as const) {
        const refused = await family.refused(call, { query });
        expect(refused.status).toBe(400);
        expect(Object.keys(refused.problem.fields ?? {})).toContain(field);
      }
    });

    it.each(every.filter(([, call]) => isProtected(call)))(
      '[A-02] [X-51] %s says 401 before it looks at the query',
      async (_, call) => {
        expect((await world.stranger().refused(call, { query: { bilinmeyen: '1' } })).status).toBe(401);
      },
    );
  });
};
