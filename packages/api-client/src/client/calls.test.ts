import { expect, it } from 'vitest';
import type { HomeworkFields } from '../contract/homeworkNames.ts';
import type { ApiClient } from '../index.ts';
import { accountClient, devicesClient } from './devices.ts';
import { answer, nothing, testClient } from './testClient.ts';

const child = { name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' } as const;
const task = { childId: 'elif', name: 'Çöp', icon: '🧹', dueDate: '2026-11-20' } as const;
const rule = {
  childId: 'elif',
  name: 'Odanı topla',
  icon: '🛏️' as const,
  isPeriodic: true as const,
  period: { frequency: '1', weekDays: ['Cuma' as const] },
};
const fields: HomeworkFields = {
  subject: 'Matematik',
  title: 'Kesirler',
  description: 'Sayfanın tamamı',
  teacher: 'Ayşe Demir',
  book: 'Kitap',
  page: '45',
  dueDate: '2026-11-20',
};
const newHomework = { ...fields, childId: 'elif', description: 'Sayfanın tamamı' };
const wire = {
  baslik: 'Kesirler',
  aciklama: 'Sayfanın tamamı',
  ders: 'Matematik',
  ogretmen: 'Ayşe Demir',
  kitap: 'Kitap',
  sayfa: '45',
  sonTarih: '2026-11-20',
};

const user = {
  id: 'u1',
  email: 'ayse@example.com',
  first_name: 'Ayşe',
  last_name: 'Yıldız',
  avatar: null,
  is_active: true,
  created_at: '2026-09-07T08:12:00Z',
};
const deviceInput = { name: 'Tablet', childIds: ['elif'] };
const createdAt = '2026-11-18T14:45:00Z';
const device = { id: 'tablet', ...deviceInput, createdAt, lastSeenOn: null, paired: false };
const devices = { data: [device], hasPin: true };
const pairing = {
  id: 'tablet',
  code: '7K3M-9QXA',
  url: 'https://kovan.example/app/pair#7K3M-9QXA',
  expiresAt: createdAt,
};
const paired = { device: { id: 'tablet', name: 'Tablet', children: [{ id: 'elif', ...child }] }, token: 'device.t' };
const readTask = { ...task, id: 't1', status: 'pending', completedDate: null, scheduledTaskId: null };
const readRule = { ...rule, id: 'r1', status: 'scheduled' };
const readHomework = { ...fields, id: 'h1', childId: 'elif', status: 'active' };
const generated = { ...fields };
const stats = { pendingHomework: 1, completedHomework: 2, pendingTasks: 3, completedTasks: 4 };

/** Call, how it goes out, what comes back, and what the caller is given. */
type Row = [
  label: string,
  run: (client: ApiClient) => Promise<unknown>,
  line: string,
  more: { body?: unknown; kidsId?: string; back?: unknown; given?: unknown },
];

const rows: Row[] = [
  [
    '[A-10]',
    (c) => c.auth.exchange('id'),
    'POST /api/auth/firebase',
    { body: { id_token: 'id' }, back: { user, token: 't' }, given: { user, token: 't' } },
  ],
  [
    'the exchange of somebody invited',
    (c) => c.auth.exchange('id', { invitation: 'davet' }),
    'POST /api/auth/firebase',
    { body: { id_token: 'id', invitation: 'davet' }, back: { user, token: 't' }, given: { user, token: 't' } },
  ],
  ['[DV-09]', (c) => devicesClient(c.request).list(), 'GET /api/devices', { back: devices, given: devices }],
  [
    '[DV-01]',
    (c) => devicesClient(c.request).create(deviceInput),
    'POST /api/devices',
    { body: deviceInput, back: { data: pairing }, given: pairing },
  ],
  [
    '[DV-09] a changed device',
    (c) => devicesClient(c.request).update('tablet', deviceInput),
    'PUT /api/devices/tablet',
    { body: deviceInput, back: { data: device }, given: device },
  ],
  ['[DV-09] a device that goes', (c) => devicesClient(c.request).remove('tablet'), 'DELETE /api/devices/tablet', {}],
  [
    '[DV-03]',
    (c) => devicesClient(c.request).pair('7K3M-9QXA'),
    'POST /api/devices/pair',
    { body: { code: '7K3M-9QXA' }, back: paired, given: paired },
  ],
  [
    '[DV-10]',
    (c) => devicesClient(c.request).lend(['elif']),
    'POST /api/devices/lend',
    { body: { childIds: ['elif'] }, back: { token: 'lent.t' }, given: 'lent.t' },
  ],
  [
    '[DV-11]',
    (c) => devicesClient(c.request).giveBack('4711'),
    'POST /api/devices/return',
    { body: { pin: '4711' }, back: { user, token: 't' }, given: { user, token: 't' } },
  ],
  [
    '[DV-10] a first PIN',
    (c) => accountClient(c.request).setPin('4711'),
    'PUT /api/users/me/pin',
    { body: { pin: '4711' } },
  ],
  [
    '[DV-10] another PIN',
    (c) => accountClient(c.request).setPin('4711', { idToken: 'id' }),
    'PUT /api/users/me/pin',
    { body: { pin: '4711', id_token: 'id' } },
  ],
  ['sign-out of the session', (c) => c.auth.signOut(), 'POST /api/auth/sign-out', {}],
  [
    '[A-13]',
    (c) => c.children.list(),
    'GET /api/children',
    { back: { data: [{ id: 'elif', ...child }] }, given: [{ id: 'elif', ...child }] },
  ],
  ['[A-13]', (c) => c.children.list(), 'GET /api/children', { back: {}, given: [] }],
  [
    '[A-14]',
    (c) => c.children.create(child),
    'POST /api/children',
    { body: child, back: { data: { id: 'elif', ...child } }, given: { id: 'elif', ...child } },
  ],
  [
    '[A-15]',
    (c) => c.children.update('elif', child),
    'PUT /api/children/elif',
    { body: child, back: { data: { id: 'elif', ...child } }, given: { id: 'elif', ...child } },
  ],
  ['[A-16]', (c) => c.children.remove('elif'), 'DELETE /api/children/elif', {}],
  [
    '[A-18]',
    (c) => c.onboarding.status(),
    'GET /api/users/onboarding-status',
    { back: { needsOnboarding: true, childrenCount: 0 }, given: { needsOnboarding: true, childrenCount: 0 } },
  ],
  [
    '[A-19]',
    (c) => c.dashboard.stats('elif'),
    'GET /api/dashboard/stats?childId=elif',
    { back: { data: stats }, given: stats },
  ],
  ['[A-19]', (c) => c.dashboard.stats(null), 'GET /api/dashboard/stats', { back: { data: stats }, given: stats }],
  [
    '[A-20]',
    (c) => c.dashboard.activities('elif'),
    'GET /api/dashboard/activities?childId=elif',
    { back: { data: [] }, given: [] },
  ],
  ['[A-20]', (c) => c.dashboard.activities(null), 'GET /api/dashboard/activities', { back: { data: [] }, given: [] }],
  ['[A-21]', (c) => c.report.generateWeekly(), 'POST /api/report/generate-weekly-report', { back: 'whatever' }],
  [
    '[A-22]',
    (c) => c.tasks.list('elif'),
    'GET /api/tasks?childId=elif',
    { back: { data: [readTask] }, given: [readTask] },
  ],
  ['[A-28]', (c) => c.tasks.list(null), 'GET /api/tasks', { back: { data: [] }, given: [] }],
  [
    '[A-23]',
    (c) => c.tasks.listWithOccurrences('elif'),
    'GET /api/tasks/child?childId=elif',
    { back: { data: [readTask] }, given: [readTask] },
  ],
  [
    '[A-24]',
    (c) => c.tasks.listOfChild('elif'),
    'GET /api/tasks/child/elif',
    { back: { data: [readTask] }, given: [readTask] },
  ],
  [
    '[A-24]',
    (c) => c.tasks.listOfChild('elif', { start: '2026-11-16', end: '2026-11-22' }),
    'GET /api/tasks/child/elif?date_start=2026-11-16&date_end=2026-11-22',
    { back: { data: [] }, given: [] },
  ],
  [
    '[A-25]',
    (c) => c.tasks.listOfChild('elif', { end: '2026-11-22' }),
    'GET /api/tasks/child/elif?date_end=2026-11-22',
    { back: { data: [] }, given: [] },
  ],
  ['[A-29]', (c) => c.tasks.create(task), 'POST /api/tasks', { body: task, back: { data: readTask }, given: readTask }],
  [
    '[A-31]',
    (c) => c.tasks.complete('t1'),
    'PUT /api/tasks/t1/status',
    { body: { status: 'completed' }, back: { data: readTask }, given: readTask },
  ],
  ['[A-32]', (c) => c.tasks.remove('t1'), 'DELETE /api/tasks/t1', {}],
  [
    '[A-26]',
    (c) => c.scheduledTasks.list('elif'),
    'GET /api/scheduled-tasks?childId=elif',
    { back: { data: [readRule] }, given: [readRule] },
  ],
  [
    '[A-30]',
    (c) => c.scheduledTasks.create(rule),
    'POST /api/scheduled-tasks',
    { body: rule, back: { data: readRule }, given: readRule },
  ],
  ['[A-33]', (c) => c.scheduledTasks.remove('r1'), 'DELETE /api/scheduled-tasks/r1', {}],
  [
    '[A-04] [A-34]',
    (c) => c.homework.list('elif'),
    'GET /api/v2/homework',
    { kidsId: 'elif', back: { data: [readHomework] }, given: [readHomework] },
  ],
  ['[A-35]', (c) => c.homework.list(null), 'GET /api/v2/homework', { back: { data: [] }, given: [] }],
  [
    '[A-04] [A-43] [S-40]',
    (c) => c.homework.complete('h1', 'elif'),
    'PUT /api/v2/homework/h1/status',
    { kidsId: 'elif', body: { status: 'completed' }, back: { data: readHomework }, given: readHomework },
  ],
  [
    '[A-04] [A-44] [S-42]',
    (c) => c.homework.setChecked('h1', true, 'elif'),
    'PUT /api/v2/homework/h1/check',
    { kidsId: 'elif', body: { checked: true }, back: { data: readHomework }, given: readHomework },
  ],
  [
    '[A-44] [S-43]',
    (c) => c.homework.setChecked('h1', false, null),
    'PUT /api/v2/homework/h1/check',
    { body: { checked: false } },
  ],
  [
    '[A-46] [E-24]',
    (c) => c.homework.generateFields('yarına'),
    'POST /api/v2/homework/generate-fields',
    { body: { freeText: 'yarına' }, back: { success: true, data: generated }, given: generated },
  ],
  [
    '[A-47] [E-22]',
    (c) => c.familyHomework.create(newHomework),
    'POST /api/v2/family/homework',
    { body: { cocukId: 'elif', ...wire }, back: { data: readHomework }, given: readHomework },
  ],
  [
    '[A-48]',
    (c) => c.familyHomework.list('elif'),
    'GET /api/v2/family/homework/elif',
    { back: { data: [readHomework] }, given: [readHomework] },
  ],
  ['[A-50]', (c) => c.familyHomework.update('h1', fields), 'PUT /api/v2/family/homework/h1', { body: wire }],
  ['[A-51]', (c) => c.familyHomework.remove('h1'), 'DELETE /api/v2/family/homework/h1', {}],
];

/** Whoever makes these has no token yet. */
const WITHOUT_TOKEN = ['POST /api/auth/firebase', 'POST /api/devices/pair'];

it.each(rows)('%s %s goes out as %s', async (_, run, line, { body, kidsId, back, given }) => {
  const { client, sent } = testClient(() => (back === undefined ? nothing() : answer(back)));
  expect(await run(client)).toEqual(given);
  expect(sent).toHaveLength(1);
  const [call] = sent;
  expect(`${call?.method} ${call?.url}`).toBe(line);
  expect(call?.body).toEqual(body);
  expect(call?.headers.get('Authorization')).toBe(WITHOUT_TOKEN.includes(line) ? null : 'Bearer token-1');
  expect(call?.headers.get('Content-Type')).toBe('application/json');
  expect(call?.headers.get('Kids-Id')).toBe(kidsId ?? null);
});

const changes: [string, (client: ApiClient) => Promise<unknown>][] = [
  ['children.remove', (c) => c.children.remove('elif')],
  ['tasks.complete', (c) => c.tasks.complete('t1')],
  ['tasks.remove', (c) => c.tasks.remove('t1')],
  ['scheduledTasks.remove', (c) => c.scheduledTasks.remove('r1')],
  ['homework.complete', (c) => c.homework.complete('h1', null)],
  ['homework.setChecked', (c) => c.homework.setChecked('h1', true, null)],
  ['familyHomework.update', (c) => c.familyHomework.update('h1', fields)],
  ['familyHomework.remove', (c) => c.familyHomework.remove('h1')],
];

it.each(changes)('[A-52] %s depends on no answer body', async (_, run) => {
  const bodies = ['', 'OK', '<html>', '[]', '{"data":null}', '{"data":{"id":7}}', 'null'];
  for (const body of bodies) {
    expect(await run(testClient(() => new Response(body)).client)).toBeUndefined();
  }
});

it('[A-52] children.update depends on the child of its answer', async () => {
  const { client } = testClient(() => answer({ data: null }));
  await expect(client.children.update('elif', child)).rejects.toMatchObject({ kind: 'invalidAnswer' });
});

it('[A-32] writes ids into the path so that they stay one part of it', async () => {
  const { client, sent } = testClient(() => nothing());
  await client.tasks.remove('../children/ğ?x#y');
  expect(sent[0]?.url).toBe('/api/tasks/..%2Fchildren%2F%C4%9F%3Fx%23y');
  await client.homework.complete('h1', 'ğ');
  expect(sent[1]?.headers.get('Kids-Id')).toBe('%C4%9F');
});
