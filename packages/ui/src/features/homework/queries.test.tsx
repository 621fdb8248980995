import type { Homework, NewHomework } from '@kovan/api-client/contract';
import { act } from 'react';
import { expect, it } from 'vitest';
import { keys } from '../../data/keys.ts';
import { createQueryClient } from '../../data/queryClient.ts';
import { NOTHING_WAITS } from '../../data/queue/queue.ts';
import { entryOf } from '../../data/queue/testEntry.ts';
import { testApi } from '../../testApi.ts';
import { homeworkOf } from '../../testHomework.ts';
import { testQueue } from '../../testQueue.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { useHomeworkOfChild, useHomeworkOfChildren } from './queries.ts';

const api = testApi(() => Promise.reject(new TypeError('Failed to fetch')));
const render = testRoot();

const addedFor = (childId: string) => {
  const { id: _none, status: _new, ...input } = homeworkOf({ id: '', status: 'active', childId, title: childId });
  return { operation: 'homework.create', name: childId, input: input as NewHomework } as const;
};

it('[P-14] [Q-35] [OF-03] of homework that was added and waits, a child’s list has that child’s own, the family’s all', async () => {
  const client = createQueryClient();
  for (const childId of ['elif', 'can']) client.setQueryData(keys.homework(childId), []);
  const orphans = ['elif', 'can'].map((childId, index) => entryOf(String(index), { work: addedFor(childId) }));
  const waiting = { ...NOTHING_WAITS, entries: orphans, orphans };
  const queue = testQueue({ view: () => waiting });
  const Titles = ({ childIds }: { childIds: readonly string[] }) => (
    <p>
      {useHomeworkOfChildren(childIds)
        .items.map(({ title }) => title)
        .join(' ')}
    </p>
  );
  const OfChild = ({ childId }: { childId: string }) => (
    <p>
      {useHomeworkOfChild(childId)
        .items.map(({ title }) => title)
        .join(' ')}
    </p>
  );
  await render(
    <Surroundings client={client} api={api} queue={queue}>
      <Titles childIds={['elif']} />
      <Titles childIds={['elif', 'can']} />
      <OfChild childId="elif" />
    </Surroundings>,
  );
  const titles = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['elif', 'elif can', 'elif']);
});

it('what is read of a family’s homework stays the same object for each card, whatever goes above it', async () => {
  const client = createQueryClient();
  const of = (...ids: readonly string[]) => ids.map((id) => homeworkOf({ id, status: 'active' }));
  client.setQueryData(keys.homework('elif'), of('a', 'b'));
  client.setQueryData(keys.homework('can'), of('c'));
  const shown: (readonly Homework[])[] = [];
  const List = () => {
    shown.push(useHomeworkOfChildren(['elif', 'can']).items);
    return null;
  };
  await render(
    <Surroundings client={client} api={api}>
      <List />
    </Surroundings>,
  );
  const [, b, c] = shown.at(-1) ?? [];
  await act(async () => void client.setQueryData(keys.homework('elif'), of('b')));
  const after = shown.at(-1) ?? [];
  expect(after.map(({ id }) => id)).toEqual(['b', 'c']);
  expect([after[0] === b, after[1] === c]).toEqual([true, true]);
});
