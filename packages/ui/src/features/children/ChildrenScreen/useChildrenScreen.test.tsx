import type { ChildInput } from '@kovan/api-client/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../data/queryClient.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { ApiProvider } from '../../../providers/ApiProvider.tsx';
import { testApi } from '../../../testApi.ts';
import { testRoot } from '../../../testRoot.ts';
import { useChildrenScreen } from './useChildrenScreen.ts';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ refresh: () => Promise.resolve() }),
}));

const show = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));

const input: ChildInput = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
const elif = { ...input, id: 'elif' };
const api = testApi(async () => Response.json({ error: '', code: 'INTERNAL' }, { status: 500 }));
const render = testRoot();

let hook: ReturnType<typeof useChildrenScreen>;
const Reader = () => {
  const given = useChildrenScreen();
  useLayoutEffect(() => {
    hook = given;
  });
  return null;
};

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <Reader />
      </ApiProvider>
    </QueryClientProvider>,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const expectLogged = (operation: string) =>
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`${operation} failed`, 'kind=http', 'status=500', 'code=INTERNAL'],
  ]);

it.each([
  ['children.create', 'new'],
  ['children.update', elif],
] as const)('[X-12] [X-13] %s that failed is logged, and told to the form, which stays', async (operation, editing) => {
  await act(async () => hook.setEditing(editing));
  await act(() => expect(hook.save(input)).rejects.toMatchObject({ status: 500 }));
  expectLogged(operation);
  expect(show).not.toHaveBeenCalled();
  expect(hook.editing).toBe(editing);
});

it('[X-12] [X-13] [X-14] children.remove that failed is logged, and that is all: the child counts as there', async () => {
  await act(() => hook.deleteChild(elif));
  expectLogged('children.remove');
  expect(show).not.toHaveBeenCalled();
  expect(hook.deleted).toBeNull();
});
