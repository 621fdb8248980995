import type { ChildInput } from '@kovan/api-client/contract';
import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testApi } from '../../../testApi.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
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
    <Surroundings api={api}>
      <Reader />
    </Surroundings>,
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
