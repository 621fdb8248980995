import { ApiError } from '@kovan/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { type ReadList, useReadList } from './useReadList.ts';
import { testRoot } from '../testRoot.ts';

interface Item {
  readonly id: string;
}

const KNOWN = [{ id: 'known' }];

const render = testRoot();
let list: ReadList<Item>;

/** Reads a list that could not be read, by this error. */
const failBy = (error: Error, data?: readonly Item[]) => {
  const read = {
    data,
    error,
    isPending: false,
    isLoadingError: data === undefined,
    isFetching: false,
    refetch: vi.fn(),
  };
  const Screen = () => {
    const given = useReadList<Item>('tasks', read, { known: KNOWN });
    return <p ref={() => void (list = given)}>{given.items.length}</p>;
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
};

it.each(['network', 'timeout'] as const)(
  '[OF-02] where no server is reached (%s) what else is known stands there',
  async (kind) => {
    await failBy(new ApiError(kind, 'GET /api/tasks'));
    expect(list).toMatchObject({ items: KNOWN, isError: false, error: null });
  },
);

it('[EV-13] a failure that a server tells is one, whatever else is known', async () => {
  const error = new ApiError('http', 'GET /api/tasks', { status: 500 });
  await failBy(error);
  expect(list).toMatchObject({ items: [], isError: true, error });
});

it('what was read before stands before all else', async () => {
  await failBy(new ApiError('network', 'GET /api/tasks'), [{ id: 'read' }]);
  expect(list).toMatchObject({ items: [{ id: 'read' }], isError: false });
});
