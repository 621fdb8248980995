import { act } from 'react';
import { expect, it } from 'vitest';
import { NOTHING_WAITS, type QueueView } from './queue.ts';
import { QueueProvider } from './QueueProvider.tsx';
import type { Entry, Work } from './work.ts';
import { testRoot } from '../../testRoot.ts';
import { testQueue } from '../../testQueue.ts';
import { useWaitingItems } from './useWaitingItems.ts';

const render = testRoot();
const entryOf = (id: string, isLate: boolean, work: Work): Entry => ({
  id,
  owner: 'adult.ayse.1',
  key: id,
  work,
  queuedAt: 0,
  order: 0,
  isLate,
  isAwaited: false,
  faults: 0,
  isForced: false,
});
const done = (id: string): Work => ({ operation: 'task.complete', id, name: 'Oda', to: {} });
const added: Work = {
  operation: 'task.create',
  input: { childId: 'elif', name: 'Oda', icon: '🧹', dueDate: '2026-11-20' },
  name: 'Oda',
};

it('[OF-03] only what had to wait keeps its place; a first try and something new do not', async () => {
  const view: QueueView = {
    ...NOTHING_WAITS,
    entries: [entryOf('1', true, done('sofra')), entryOf('2', false, done('oda')), entryOf('3', true, added)],
  };
  const queue = testQueue({ view: () => view });
  const Waiting = () => [...useWaitingItems()].join();
  await render(
    <QueueProvider queue={queue}>
      <Waiting />
    </QueueProvider>,
  );
  expect(document.body.textContent).toBe('sofra');
});

it('[OF-03] of what had to wait, just what was asked for is given', async () => {
  const checked: Work = {
    operation: 'homework.check',
    id: 'kesirler',
    childId: 'elif',
    name: '',
    checked: true,
    to: {},
  };
  const view: QueueView = {
    ...NOTHING_WAITS,
    entries: [entryOf('1', true, done('sofra')), entryOf('2', true, checked), entryOf('3', false, done('oda'))],
  };
  const queue = testQueue({ view: () => view });
  const Waiting = () => [...useWaitingItems('task.complete')].join();
  await render(
    <QueueProvider queue={queue}>
      <Waiting />
    </QueueProvider>,
  );
  expect(document.body.textContent).toBe('sofra');
});

it('[OF-03] whoever looks is not drawn anew as long as nothing else has to wait, whatever is being sent', async () => {
  let view: QueueView = { ...NOTHING_WAITS, entries: [] };
  let tell = () => {};
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const queue = testQueue({ view: () => view, subscribe });
  const drawn: ReadonlySet<string>[] = [];
  const Waiting = () => {
    drawn.push(useWaitingItems());
    return null;
  };
  await render(
    <QueueProvider queue={queue}>
      <Waiting />
    </QueueProvider>,
  );
  const hold = (...entries: Entry[]) =>
    act(async () => {
      view = { ...view, entries };
      tell();
    });
  await hold(entryOf('1', false, done('oda')));
  await hold();
  expect(drawn.map((ids) => [...ids].join())).toEqual(['']);
  await hold(entryOf('2', true, done('sofra')));
  await hold(entryOf('2', true, done('sofra')), entryOf('3', false, done('oda')));
  await hold(entryOf('2', true, done('sofra')), entryOf('3', true, done('oda')));
  expect(drawn.map((ids) => [...ids].join())).toEqual(['', 'sofra', 'sofra,oda']);
});
