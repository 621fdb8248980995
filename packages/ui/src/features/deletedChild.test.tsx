import { ApiError } from '@kovan/api-client';
import { act, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { keys } from '../data/keys.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { testApi } from '../testApi.ts';
import { homeworkOf } from '../testHomework.ts';
import { testQueue } from '../testQueue.ts';
import { testRoot } from '../testRoot.ts';
import { Surroundings } from '../testSurroundings.tsx';
import { useAddDevice, useChangeDevice } from './devices/mutations.ts';
import { useAddHomework } from './homework/mutations.ts';
import { useAddScheduledTask, useAddTask } from './tasks/mutations.ts';

const TASK = { childId: 'elif', name: 'Odanı topla', icon: '🧹' } as const;
const DEVICE = { name: 'Tablet', childIds: ['elif'] };
const { id: _none, status: _new, ...HOMEWORK } = homeworkOf({ id: '', status: 'active', description: 'Sayfa 12' });

const render = testRoot();
let status: number;
const api = testApi(async () => Response.json({ error: 'Olmaz.' }, { status }));
const queue = testQueue({
  add: async () => ({ kind: 'refused' as const, error: new ApiError('http', 'test', { status }), isLate: false }),
});

it.each([
  ['homework', useAddHomework, HOMEWORK],
  ['a task', useAddTask, { ...TASK, dueDate: '2026-11-20' }],
  ['a rule', useAddScheduledTask, { ...TASK, isPeriodic: true, period: { frequency: '1', weekDays: ['Cuma'] } }],
  ['a device', useAddDevice, DEVICE],
  ['a change of a device', useChangeDevice, { id: 'tablet', input: DEVICE }],
] as const)(
  '[PE-08] after %s for a child that the other parent deleted the list of the children is read anew',
  async (_, use, what) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const client = createQueryClient();
    client.setQueryData(keys.children, []);
    let send: (input: never) => Promise<unknown> = () => Promise.resolve();
    const Form = () => {
      const given: (input: never) => Promise<unknown> = use();
      useLayoutEffect(() => void (send = given));
      return null;
    };
    await render(
      <Surroundings client={client} api={api} queue={queue}>
        <Form />
      </Surroundings>,
    );
    const isReadAnewAfter = async (answer: number) => {
      status = answer;
      await act(() => expect(send(what as never)).rejects.toThrow());
      return client.getQueryState(keys.children)?.isInvalidated;
    };
    expect([await isReadAnewAfter(400), await isReadAnewAfter(404)]).toEqual([false, true]);
  },
);
