import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { testQueue } from '../testQueue.ts';
import { Surroundings } from '../testSurroundings.tsx';
import type { Outcome } from './queue/queue.ts';
import { useQueuedAddition } from './useQueuedAddition.ts';

const render = testRoot();

it('[P-08] a form is not drawn anew when what it adds is sent, nor when that is over, and hears what came of it', async () => {
  const queue = testQueue();
  let answer: (outcome: Outcome) => void = () => undefined;
  queue.add = () => new Promise((resolve) => (answer = resolve));
  const drawn = vi.fn();
  const heard = vi.fn();
  const Form = () => {
    drawn();
    const add = useQueuedAddition<{ name: string }>({
      kind: 'tasks',
      operation: 'tasks.create',
      workOf: ({ name }) => ({
        operation: 'task.create',
        name,
        input: { childId: 'elif', name, icon: '🧹', dueDate: '2026-11-20' },
      }),
    });
    return <button onClick={() => void add({ name: 'Oda' }).then(heard)}>Ekle</button>;
  };
  await render(
    <Surroundings queue={queue}>
      <Form />
    </Surroundings>,
  );
  await act(async () => document.querySelector('button')?.click());
  expect(heard).not.toHaveBeenCalled();
  await act(async () => answer({ kind: 'queued' }));
  expect(heard.mock.calls).toEqual([[{ isQueued: true }]]);
  expect(drawn).toHaveBeenCalledOnce();
});
