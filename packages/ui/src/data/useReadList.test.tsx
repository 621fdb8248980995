import { ApiError } from '@kovan/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';
import { type ReadList, useReadList } from './useReadList.ts';
import { testRoot } from '../testRoot.ts';

interface Item {
  readonly id: string;
  readonly name?: string;
  readonly completedDate?: string | null;
}

const KNOWN = [{ id: 'known' }];

const render = testRoot();
const client = createQueryClient();
let list: ReadList<Item>;

type Read = Parameters<typeof useReadList<Item>>[1];

const WAITING = [{ id: 'waits' }];

const Screen = ({ read, waiting }: { read: Read; waiting: readonly Item[] }) => {
  const given = useReadList<Item>('tasks', read, { known: KNOWN, waiting });
  return <p ref={() => void (list = given)}>{given.items.length}</p>;
};

const show = (read: Read, waiting: readonly Item[] = []) =>
  render(
    <QueryClientProvider client={client}>
      <Screen read={read} waiting={waiting} />
    </QueryClientProvider>,
  );

const FAILED = { data: undefined, errorUpdateCount: 1, isPending: false, isFetching: false, refetch: vi.fn() };

/** Reads a list that could not be read, by this error. */
const failBy = (error: Error, data?: readonly Item[]) => show({ ...FAILED, error, data });

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

it.each([
  { kind: 'network', shown: { items: KNOWN, isError: false, error: null, isRetrying: false } },
  { kind: 'http', shown: { items: [], isError: true, isRetrying: true } },
] as const)('[EV-13] what failed ($kind) stays so while it is read again', async ({ kind, shown }) => {
  const error = new ApiError(kind, 'GET /api/tasks', { status: 500 });
  await failBy(error);
  // As the library says it then: pending anew, and no error.
  await show({ ...FAILED, error: null, isPending: true, isFetching: true });
  expect(list).toMatchObject({ ...shown, isLoading: false });
});

it('a list that is read for the first time is loading', async () => {
  await show({ ...FAILED, error: null, errorUpdateCount: 0, isPending: true, isFetching: true });
  expect(list).toMatchObject({ items: [], isError: false, isLoading: true });
});

it('[OF-03] what was added and waits stands at the end', async () => {
  await show({ ...FAILED, error: null, errorUpdateCount: 0, data: [{ id: 'read' }] }, WAITING);
  expect(list.items).toEqual([{ id: 'read' }, ...WAITING]);
});

describe('a list that says the same is the same object', () => {
  const READ = { ...FAILED, error: null, errorUpdateCount: 0 };
  const GUESSED = '2026-11-30T17:05:59.999Z';
  const given = async (...data: readonly Item[]) => {
    await show({ ...READ, data });
    return list.items;
  };

  it('though another moment of the same minute is told, or everything is read anew', async () => {
    const before = await given({ id: 'a' }, { id: 'b', completedDate: GUESSED });
    expect(await given({ id: 'a' }, { id: 'b', completedDate: '2026-11-30T17:05:00.000Z' })).toBe(before);
    expect(await given({ id: 'a' }, { id: 'b', completedDate: GUESSED })).toBe(before);
  });

  it.each([
    ['another minute', { completedDate: '2026-11-30T17:06:00.000Z' }, { completedDate: '2026-11-30T17:06:00.000Z' }],
    ['no moment', { completedDate: null }, { completedDate: null }],
    [
      'another name in the same minute',
      { completedDate: '2026-11-30T17:05:01.000Z', name: 'new' },
      { completedDate: GUESSED, name: 'new' },
    ],
  ])('but not with %s', async (_, told, shown) => {
    const before = await given({ id: 'a' }, { id: 'b', completedDate: GUESSED });
    const after = await given({ id: 'a' }, { id: 'b', ...told });
    expect(after).toEqual([{ id: 'a' }, { id: 'b', ...shown }]);
    expect(after[0]).toBe(before[0]);
  });

  it('and what stands at another place has the moment of its own', async () => {
    await given({ id: 'b', completedDate: GUESSED });
    expect(await given({ id: 'a', completedDate: '2026-11-30T17:05:01.000Z' })).toEqual([
      { id: 'a', completedDate: '2026-11-30T17:05:01.000Z' },
    ]);
  });

  it('and each item stays the same object, whatever comes or goes above it', async () => {
    const [, b] = await given({ id: 'a' }, { id: 'b', name: 'Oda' });
    const [alone] = await given({ id: 'b', name: 'Oda' });
    expect(alone).toBe(b);
    const [, , below] = await given({ id: 'c' }, { id: 'a' }, { id: 'b', name: 'Oda' });
    expect(below).toBe(b);
  });
});
