import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { type Following, useFollowed } from './useFollowed.ts';

const KEY = ['list'];
const read = vi.fn<() => Promise<readonly { id: string; name: string }[]>>();
const render = testRoot();
let client: QueryClient;
let following: Following<string>;

const Screen = () => {
  useQuery({ queryKey: KEY, queryFn: read });
  const followed = useFollowed();
  useLayoutEffect(() => {
    following = followed({
      item: { id: 'one', name: 'before' },
      queryKey: KEY,
      itemsIn: (list: readonly { id: string; name: string }[]) => list,
      valuesOf: ({ name }) => name,
    });
  });
  return null;
};

beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: false } } });
  client.setQueryData(KEY, [{ id: 'one', name: 'read' }]);
  read.mockReset().mockResolvedValue([{ id: 'one', name: 'read anew' }]);
  await render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
});

const makeStale = () => client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });

it('[PE-08] what is fresh costs no call', async () => {
  expect(await following.readNow()).toBe('read');
  expect(read).not.toHaveBeenCalled();
});

it('[PE-08] what is stale is read anew by the screen’s own query', async () => {
  await makeStale();
  expect(await following.readNow()).toBe('read anew');
  expect(read).toHaveBeenCalledTimes(1);
});

it('[PE-08] what is gone has no values', async () => {
  await makeStale();
  read.mockResolvedValue([]);
  expect(await following.readNow()).toBeUndefined();
});

it('[PE-08] a read that fails is tried again the next time', async () => {
  await makeStale();
  read.mockRejectedValueOnce(new Error('unreached'));
  await expect(following.readNow()).rejects.toThrow('unreached');
  expect(await following.readNow()).toBe('read anew');
});
