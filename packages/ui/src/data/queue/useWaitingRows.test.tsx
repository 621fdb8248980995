import { expect, it } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { testQueue } from '../../testQueue.ts';
import { NOTHING_WAITS } from './queue.ts';
import { QueueProvider } from './QueueProvider.tsx';
import { entryOf } from './testEntry.ts';
import { useWaitingRows } from './useWaitingRows.ts';

const TASK = { name: 'Oda', icon: '🧹', dueDate: '2026-11-18' } as const;
const taskOf = (id: string, childId: string) =>
  entryOf(id, { work: { operation: 'task.create', name: 'Oda', input: { ...TASK, childId } } });
const orphans = [
  taskOf('1', 'elif'),
  entryOf('2', {
    work: {
      operation: 'scheduledTask.create',
      name: 'Masa',
      input: {
        childId: 'elif',
        name: 'Masa',
        icon: '🍽️',
        isPeriodic: true,
        period: { frequency: '1', weekDays: ['Cuma'] },
      },
    },
  }),
  entryOf('3'),
  taskOf('4', 'can'),
  taskOf('5', 'elif'),
];

const rowOf = ({ childId }: { readonly childId: string }, id: string) => (childId === 'elif' ? id : null);
const Tasks = () => useWaitingRows('task.create', rowOf).join(' ');
const Rules = () => useWaitingRows('scheduledTask.create', rowOf).join(' ');
const Homework = () => useWaitingRows('homework.create', rowOf).join(' ');
const render = testRoot();

it.each([
  ['tasks', Tasks, 'waiting:1 waiting:5'],
  ['rules', Rules, 'waiting:2'],
  ['homework', Homework, ''],
])('[OF-03] of what was added and waits, the list of %s shows its own, in its order', async (_, List, shown) => {
  const none = testQueue();
  await render(
    <QueueProvider queue={{ ...none, view: () => ({ ...NOTHING_WAITS, orphans }) }}>
      <List />
    </QueueProvider>,
  );
  expect(document.body.textContent).toBe(shown);
});
