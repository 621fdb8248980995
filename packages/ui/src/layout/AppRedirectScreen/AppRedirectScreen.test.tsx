import { act } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { AppRedirectScreen } from './AppRedirectScreen.tsx';

const ELIF = { id: 'elif', name: 'Elif' };
const CAN = { id: 'can', name: 'Can' };
const FAILED = { children: [], isLoading: false, isError: true };
const { list, session, view } = vi.hoisted(() => ({
  list: { isRetrying: false, retry: vi.fn() },
  session: { kind: 'device' },
  view: { viewMode: 'child', selectedChild: null as object | null, isLoading: false },
}));
vi.mock('../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => list }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => view }));
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => session }));

const render = testRoot();
const Address = () => <output>{useLocation().pathname}</output>;
const open = async (kind: string, of: Partial<typeof view>, children: readonly object[] | null = null) => {
  Object.assign(list, children ? { ...FAILED, children, isError: false } : FAILED);
  session.kind = kind;
  Object.assign(view, { viewMode: 'child', selectedChild: null, ...of });
  await render(
    <MemoryRouter initialEntries={['/app']}>
      <Routes>
        <Route path="/app" element={<AppRedirectScreen />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
};
const shown = () => document.body.textContent;

beforeEach(() => i18n.changeLanguage('tr'));

it.each(['device', 'lent', 'adult'])(
  '[X-11] [EV-13] children that can’t be read are not taken for none where a child’s page is wanted (%s)',
  async (kind) => {
    await open(kind, {});
    expect(shown()).toMatch(/^Çocuklar yüklenirken bir hata oluştu.*Yeniden dene$/);
    await act(async () => document.querySelector('button')?.click());
    expect(list.retry).toHaveBeenCalled();
  },
);

it.each([
  ['device', { selectedChild: ELIF }, '/app/elif'],
  ['adult', { viewMode: 'family' }, '/app/family'],
])('[R-20] [R-19] whose view it is is known without them (%s)', async (kind, of, address) => {
  await open(kind, of);
  expect(shown()).toBe(address);
});

it('[R-20] a child’s view goes to the selected child, whoever else comes first in the list', async () => {
  await open('adult', { selectedChild: CAN }, [ELIF, CAN]);
  expect(shown()).toBe('/app/can');
});

it.each([[[]], [[ELIF]], [[ELIF, CAN]]])(
  '[R-19] the family’s view goes to the family, also of %j',
  async (children) => {
    await open('adult', { viewMode: 'family' }, children);
    expect(shown()).toBe('/app/family');
  },
);

it.each([
  ['[R-21] goes to the first child', [ELIF, CAN], '/app/elif'],
  ['[R-22] goes to the family where there is none', [], '/app/family'],
])('of a child’s view without a child %s', async (_goes, children, address) => {
  await open('adult', {}, children);
  expect(shown()).toBe(address);
});
