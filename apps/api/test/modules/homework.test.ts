import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Homework } from '@kovan/api-client/contract';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { homeworkInput, openFamily, type TestFamily } from './family.ts';

let server: TestApp;
let family: TestFamily;
let childId: string;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
  childId = (await family.addChild()).id;
});
afterAll(() => server.close());

const DOORS = ['/api/v2/homework', '/api/v2/family/homework'] as const;
const FULL = { ...homeworkInput, ogretmen: 'Ayşe', kitap: 'Defter', sayfa: '45-46', sonTarih: '2026-11-20' };
const all = (more?: Record<string, string>) => family.get<Homework[]>('/api/v2/homework', more);

it('[A-53] [A-47] [A-39] both doors lead to the same homework', async () => {
  for (const door of DOORS) {
    const created = await family.ask('POST', door, { cocukId: childId, ...FULL });
    expect(created.statusCode).toBe(201);
  }
  const [first, second] = await all();
  expect(await family.get(`/api/v2/family/homework/${childId}`)).toEqual([first, second]);
  await family.ask('PUT', `/api/v2/family/homework/${first?.id}`, { ...FULL, baslik: 'Aile' });
  await family.ask('DELETE', `/api/v2/homework/${second?.id}`);
  expect(await family.get(`/api/v2/family/homework/${childId}`)).toEqual([{ ...first, title: 'Aile' }]);
});

it.each(DOORS)(
  '[A-42] [A-41] [A-50] [V-31] a PUT at %s clears every optional field that is absent (Q-18)',
  async (door) => {
    const homework = await family.addHomework(childId, FULL);
    const changed = await family.ask('PUT', `${door}/${homework.id}`, { baslik: 'Yeni', ders: 'Fizik' });
    expect(changed.statusCode).toBe(200);
    const cleared = { description: null, teacher: null, book: null, page: null, dueDate: null };
    expect(await all()).toEqual([{ ...homework, title: 'Yeni', subject: 'Fizik', ...cleared }]);
    expect(changed.json()).toEqual({ data: (await all())[0] });
  },
);

it('[A-42] null and blank text clear a field as well (Q-18)', async () => {
  const { id } = await family.addHomework(childId, FULL);
  await family.ask('PUT', `${DOORS[0]}/${id}`, { ...FULL, ogretmen: null, kitap: '', sayfa: '   ', sonTarih: '' });
  expect((await all())[0]).toMatchObject({ teacher: null, book: null, page: null, dueDate: null });
});

it('[A-42] [S-43] changing the fields keeps child and status, and cocukId is an unknown field (Q-18)', async () => {
  const can = await family.addChild({ name: 'Can' });
  const { id } = await family.addHomework(childId);
  await family.completeHomework(id);
  const refused = await family.ask('PUT', `${DOORS[1]}/${id}`, { ...FULL, cocukId: can.id });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['cocukId']]);
  await family.ask('PUT', `${DOORS[1]}/${id}`, FULL);
  expect((await all())[0]).toMatchObject({ childId, status: 'completed', teacher: 'Ayşe' });
});

it('[A-36] lists by due date, none last, of one day in the order of their making', async () => {
  for (const [baslik, sonTarih] of [
    ['e', null],
    ['c', '2026-12-01'],
    ['a', '2025-12-31'],
    ['f', null],
    ['d', '2026-12-01'],
    ['b', '2026-11-18'],
  ]) {
    await family.addHomework(childId, { baslik, sonTarih });
  }
  expect((await all()).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('[A-35] [A-37] [A-38] [A-48] [A-49] [P-14] narrows by child, status and subject', async () => {
  const can = await family.addChild({ name: 'Can' });
  const done = await family.addHomework(childId, { baslik: 'bitti' });
  await family.completeHomework(done.id);
  await family.addHomework(childId, { baslik: 'türkçe', ders: 'Türkçe' });
  await family.addHomework(can.id, { baslik: 'can' });
  const titles = async (path: string, more?: Record<string, string>) =>
    (await family.get<Homework[]>(`/api/v2${path}`, more)).map(({ title }) => title);
  const kidsId = { 'kids-id': childId };
  expect(await titles('/homework')).toEqual(['bitti', 'türkçe', 'can']);
  expect(await titles('/homework', kidsId)).toEqual(['bitti', 'türkçe']);
  expect(await titles('/homework/active')).toEqual(['türkçe', 'can']);
  expect(await titles('/homework/active', kidsId)).toEqual(['türkçe']);
  expect(await titles('/homework/subject?ders=Matematik')).toEqual(['bitti', 'can']);
  expect(await titles('/homework/subject?ders=Matematik', kidsId)).toEqual(['bitti']);
  expect(await titles(`/family/homework/${can.id}`)).toEqual(['can']);
  expect(await titles(`/family/homework/${childId}/subject?ders=T%C3%BCrk%C3%A7e`)).toEqual(['türkçe']);
});

it.each(['', '%20', '%00', 'a'.repeat(101)])(
  '[A-38] [A-49] a subject that cannot be is a 400 naming ders (%j)',
  async (ders) => {
    for (const path of ['/api/v2/homework', `/api/v2/family/homework/${childId}`]) {
      const answer = await family.ask('GET', `${path}/subject?ders=${ders}`);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['ders']]);
    }
  },
);

it('[A-40] takes the child from cocukId, from Kids-Id, or from both alike (Q-17)', async () => {
  const bodies = [{ cocukId: childId, ...FULL }, FULL, { cocukId: childId.toUpperCase(), ...FULL }];
  const headers = [{}, { 'kids-id': childId }, { 'kids-id': childId }];
  for (const [index, body] of bodies.entries()) {
    const answer = await family.ask('POST', DOORS[0], body, headers[index]);
    expect([answer.statusCode, answer.json().data.childId]).toEqual([201, childId]);
  }
});

it('[A-39] [A-40] [X-51] names cocukId when the two disagree or neither is there (Q-17)', async () => {
  const can = await family.addChild({ name: 'Can' });
  const disagreeing = await family.ask('POST', DOORS[0], { cocukId: childId, ...FULL }, { 'kids-id': can.id });
  const neither = await family.ask('POST', DOORS[0], FULL);
  for (const answer of [disagreeing, neither]) {
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['cocukId']]);
  }
  expect(await all()).toEqual([]);
});

it('[A-04] [A-45] homework of a sibling is a 404 under the Kids-Id of another child', async () => {
  const can = await family.addChild({ name: 'Can' });
  const { id } = await family.addHomework(childId);
  const kidsId = { 'kids-id': can.id };
  const answers = [
    await family.ask('PUT', `${DOORS[0]}/${id}`, FULL, kidsId),
    await family.ask('PUT', `${DOORS[0]}/${id}/status`, { status: 'completed' }, kidsId),
    await family.ask('PUT', `${DOORS[0]}/${id}/check`, { checked: true }, kidsId),
    await family.ask('DELETE', `${DOORS[0]}/${id}`, undefined, kidsId),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(await all()).toEqual([expect.objectContaining({ id, status: 'active', title: 'Kesirler' })]);
});

it('[S-40] [S-42] [S-43] [A-43] [A-44] goes from active to completed to verified and back to completed', async () => {
  const { id } = await family.addHomework(childId);
  const status = async () => (await all())[0]?.status;
  expect(await status()).toBe('active');
  expect((await family.completeHomework(id)).json().data.status).toBe('completed');
  expect(await status()).toBe('completed');
  expect((await family.check(id, true)).json().data.status).toBe('verified');
  expect(await status()).toBe('verified');
  expect((await family.check(id, false)).json().data.status).toBe('completed');
  expect(await status()).toBe('completed');
});

it('[S-46] what already holds is a 200 that changes nothing, also completing what is verified', async () => {
  const { id } = await family.addHomework(childId);
  const twice = await Promise.all([family.completeHomework(id), family.completeHomework(id)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await family.check(id, false)).json().data.status).toBe('completed');
  await family.check(id, true);
  const again = await Promise.all([family.completeHomework(id), family.check(id, true)]);
  for (const answer of again) expect([answer.statusCode, answer.json().data.status]).toEqual([200, 'verified']);
});

it('[S-46] homework that is active is as little completed by being told so', async () => {
  const { id } = await family.addHomework(childId);
  const answer = await family.ask('PUT', `/api/v2/homework/${id}/status`, { status: 'active' });
  expect([answer.statusCode, await family.activities()]).toEqual([200, []]);
});

it('[S-46] [X-51] any other transition is a 409 that changes nothing', async () => {
  const { id } = await family.addHomework(childId);
  const set = (status: string) => family.ask('PUT', `${DOORS[0]}/${id}/status`, { status });
  const refused = [await family.check(id, true), await family.check(id, false), await set('verified')];
  expect((await all())[0]?.status).toBe('active');
  await family.completeHomework(id);
  refused.push(await set('active'), await set('verified'));
  expect((await all())[0]?.status).toBe('completed');
  await family.check(id, true);
  refused.push(await set('active'));
  expect((await all())[0]?.status).toBe('verified');
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409, 409]);
});

it.each([
  ['aciklama', 4000],
  ['baslik', 200],
  ['ders', 100],
  ['ogretmen', 100],
  ['kitap', 100],
  ['sayfa', 100],
])('[V-39] %s takes %i characters and keeps them, and no more', async (field, limit) => {
  const fits = await family.ask('POST', DOORS[1], { cocukId: childId, ...FULL, [field]: ` ${'ş'.repeat(limit)} ` });
  expect(fits.statusCode).toBe(201);
  expect(JSON.stringify(await all())).toContain(`"${'ş'.repeat(limit)}"`);
  const tooLong = await family.ask('POST', DOORS[1], { cocukId: childId, ...FULL, [field]: 'ş'.repeat(limit + 1) });
  expect([tooLong.statusCode, Object.keys(tooLong.json().fields)]).toEqual([400, [field]]);
  expect(await all()).toHaveLength(1);
});

it('[N-20] [S-38] [S-39] a due day reads as it was written in every zone, and being late is not stored', async () => {
  await family.addHomework(childId, { sonTarih: '2026-11-18' });
  await family.waitUntil('2026-11-30T10:00:00Z');
  for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago']) {
    family.moveTo(zone);
    expect((await all())[0]).toMatchObject({ dueDate: '2026-11-18', status: 'active' });
  }
});
