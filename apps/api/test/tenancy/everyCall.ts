import type { Child, Homework, ScheduledTask, Task } from '@kovan/api-client/contract';
import { childInput, homeworkInput, type TestFamily } from '../modules/family.ts';

const KEY = { 'idempotency-key': 'once' };

/**
 * A family's life in which every product call succeeds at least once, also along the ways that are seldom gone; gives the
 * names of its children by their ids.
 */
export const makeEveryCall = async (family: TestFamily): Promise<Record<string, string>> => {
  const { ask, get } = family;
  const made = async <T>(url: string, body: object, headers: Record<string, string> = KEY): Promise<T> =>
    (await ask('POST', url, body, headers)).json<{ data: T }>().data;

  const elif = await made<Child>('/api/children', childInput);
  const can = await made<Child>('/api/children', { ...childInput, name: 'Can' }, {});
  await made<Child>('/api/children', childInput);
  await ask('PUT', `/api/children/${elif.id}`, { ...childInput, name: 'Defne' });
  await get('/api/children');
  await ask('GET', '/api/users/onboarding-status');

  const period = { frequency: '1', weekDays: ['Pazartesi', 'Çarşamba', 'Cuma'] };
  const rule = await made<ScheduledTask>('/api/scheduled-tasks', {
    childId: elif.id,
    name: 'Çöp',
    icon: '🧹',
    isPeriodic: true,
    period,
  });
  await get('/api/scheduled-tasks');
  await get(`/api/scheduled-tasks?childId=${elif.id}`);
  const task = await made<Task>('/api/tasks', { childId: elif.id, name: 'Oda', icon: '🧹', dueDate: '2026-11-20' });
  const [occurrence, another] = await family.week(elif.id);
  await family.range(elif.id, '2026-11-18', '2026-11-30');
  for (const list of ['', '/child', '/completed']) {
    await get(`/api/tasks${list}`);
    await get(`/api/tasks${list}?childId=${elif.id}`);
  }
  await family.complete(task.id);
  await family.complete(task.id);
  if (occurrence) await ask('DELETE', `/api/tasks/${occurrence.id}`);
  if (another) await family.complete(another.id);
  // Somebody's link to an occurrence from when it was a row, and marks to go on from.
  await family.complete('0b7a4f3e-2f7c-4d1e-9a54-3a9f6f0a1c2d');
  const mark = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const done = ['2026-11-18T10:00:00.000Z', rule.id];
  for (const place of [{ open: ['2026-11-18', rule.id] }, { done }, { done: [done[0], `${rule.id}.2026-11-18`] }]) {
    await get(`/api/tasks/child?before=${mark(place)}`);
    await get(`/api/tasks/completed?before=${mark(place)}`);
  }

  const homework = await made<Homework>('/api/v2/homework', { cocukId: elif.id, ...homeworkInput });
  const other = await made<Homework>('/api/v2/family/homework', { cocukId: can.id, ...homeworkInput });
  const kids = { 'kids-id': elif.id };
  await ask('POST', '/api/v2/homework', { cocukId: can.id, ...homeworkInput }, kids);
  for (const list of ['', '/active', '/subject?ders=Matematik']) {
    await get(`/api/v2/homework${list}`);
    await get(`/api/v2/homework${list}`, kids);
  }
  await get(`/api/v2/family/homework/${can.id}`);
  await get(`/api/v2/family/homework/${can.id}/subject?ders=Fen`);
  const { aciklama, baslik, ders } = homeworkInput;
  await ask('PUT', `/api/v2/homework/${homework.id}`, { aciklama, baslik, ders });
  await ask('PUT', `/api/v2/family/homework/${other.id}`, { aciklama, baslik, ders });
  await family.check(homework.id, true);
  await family.completeHomework(homework.id);
  await family.completeHomework(homework.id);
  await family.check(homework.id, true);
  await ask('POST', '/api/v2/homework/generate-fields', { freeText: 'yarına matematik' });

  for (const child of [undefined, elif.id, can.id]) {
    await family.stats(child);
    await family.activities(child);
  }
  await ask('POST', '/api/report/generate-weekly-report', undefined, KEY);
  await ask('POST', '/api/report/generate-weekly-report', undefined, KEY);

  const device = await made<{ id: string; code: string }>('/api/devices', { name: 'Tablet', childIds: [elif.id] }, {});
  const tablet = (await ask('POST', '/api/devices/pair', { code: device.code })).json<{ token: string }>();
  const asTablet = { authorization: `Bearer ${tablet.token}` };
  await get('/api/children', asTablet);
  await get('/api/devices');
  await ask('PUT', `/api/devices/${device.id}`, { name: 'Salon', childIds: [elif.id, can.id] });
  for (const list of ['/children', '/tasks', '/tasks/child', '/tasks/completed', '/v2/homework', '/v2/homework/active'])
    await get(`/api${list}`, asTablet);
  await get('/api/v2/homework/subject?ders=Matematik', asTablet);
  await get('/api/dashboard/stats', asTablet);
  await get('/api/dashboard/activities', asTablet);
  await ask('GET', '/api/events', undefined, asTablet);
  await ask('PUT', '/api/users/me/pin', { pin: '4711' });
  const lent = (await ask('POST', '/api/devices/lend', { childIds: [elif.id] })).json<{ token: string }>();
  const asLent = { authorization: `Bearer ${lent.token}` };
  await ask('POST', '/api/devices/return', { pin: '0000' }, asLent);
  const back = (await ask('POST', '/api/devices/return', { pin: '4711' }, asLent)).json<{ token: string }>();
  family.actAs(back.token);
  await ask('DELETE', `/api/devices/${device.id}`);

  await ask('DELETE', `/api/v2/homework/${homework.id}`);
  await ask('DELETE', `/api/v2/family/homework/${other.id}`);
  await ask('DELETE', `/api/tasks/${task.id}`);
  await ask('DELETE', `/api/scheduled-tasks/${rule.id}`);
  if (another) await ask('DELETE', `/api/tasks/${another.id}`);
  await ask('DELETE', `/api/children/${elif.id}`);
  await ask('GET', '/api/settings');
  for (const path of ['/api/health', '/api/health/live', '/api/health/ready']) await ask('GET', path);
  await ask('POST', '/api/auth/sign-out');
  return { [elif.id]: 'Elif', [can.id]: 'Can' };
};
