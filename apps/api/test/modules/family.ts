import type { Activity, Child, Homework, ScheduledTask, Stats, Task } from '@kovan/api-client/contract';
import type { WeekDay } from '@kovan/domain/weeks';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../support/testApp.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A child as a form sends it. */
export const childInput = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' } as const;

/** New homework as it is sent, without its child. */
export const homeworkInput = { aciklama: 'Sayfa 45', baslik: 'Kesirler', ders: 'Matematik' } as const;

const succeeded = (answer: LightMyRequestResponse): LightMyRequestResponse => {
  if (answer.statusCode >= 400) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer;
};

/** A signed-in family of its own in a test, with its calls in short. */
export const openFamily = async (server: TestApp) => {
  const { headers, user, familyId } = await server.signUp();
  let zone: string | undefined;

  const ask = (method: Method, url: string, payload?: object, more: Record<string, string> = {}) =>
    server.app.inject({
      method,
      url,
      headers: { ...headers, ...(zone && { 'time-zone': zone }), ...more },
      ...(payload && { payload }),
    });
  const get = async <T>(url: string, more?: Record<string, string>) =>
    succeeded(await ask('GET', url, undefined, more)).json<{ data: T }>().data;
  const post = async <T>(url: string, payload: object) =>
    succeeded(await ask('POST', url, payload)).json<{ data: T }>().data;

  return {
    familyId,
    email: user.email,
    ask,
    get,
    /** From now on it is this moment, and the user has signed in again: sessions last for days only. */
    waitUntil: async (moment: string) => {
      server.clock.set(moment);
      Object.assign(headers, await server.signIn(user));
    },
    /** From now on the calls are made with this token. */
    actAs: (token: string) => void Object.assign(headers, { authorization: `Bearer ${token}` }),
    /** From now on the calls come from this zone. */
    moveTo: (timeZone: string) => void (zone = timeZone),
    addChild: (input: object = {}) => post<Child>('/api/children', { ...childInput, ...input }),
    addTask: (childId: string, dueDate: string, name = 'Oda') =>
      post<Task>('/api/tasks', { childId, name, icon: '🧹', dueDate }),
    addRule: (childId: string, weekDays: readonly WeekDay[], frequency = '1', name = 'Çöp') =>
      post<ScheduledTask>('/api/scheduled-tasks', {
        childId,
        name,
        icon: '🧹',
        isPeriodic: true,
        period: { frequency, weekDays },
      }),
    addHomework: (cocukId: string, input: object = {}) =>
      post<Homework>('/api/v2/family/homework', { cocukId, ...homeworkInput, ...input }),
    week: (childId: string) => get<Task[]>(`/api/tasks/child/${childId}`),
    range: (childId: string, start: string, end: string) =>
      get<Task[]>(`/api/tasks/child/${childId}?date_start=${start}&date_end=${end}`),
    stats: (childId?: string) => get<Stats>(`/api/dashboard/stats${childId ? `?childId=${childId}` : ''}`),
    activities: (childId?: string) =>
      get<Activity[]>(`/api/dashboard/activities${childId ? `?childId=${childId}` : ''}`),
    complete: (id: string) => ask('PUT', `/api/tasks/${id}/status`, { status: 'completed' }),
    completeHomework: (id: string) => ask('PUT', `/api/v2/homework/${id}/status`, { status: 'completed' }),
    check: (id: string, checked: boolean) => ask('PUT', `/api/v2/homework/${id}/check`, { checked }),
  };
};

export type TestFamily = Awaited<ReturnType<typeof openFamily>>;

/** The days of tasks, in their order. */
export const daysOf = (tasks: readonly Task[]): string[] => tasks.map(({ dueDate }) => dueDate);
