import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const ELIF = { id: 'elif', name: 'Elif', avatar: '👧' };
const now = vi.hoisted(() => ({
  view: { viewMode: 'family', selectedChild: null as object | null },
  selectChild: vi.fn(),
  showFamily: vi.fn(),
}));
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ kind: 'adult' }) }));
vi.mock('../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [ELIF] }) }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => ({ ...now, ...now.view }) }));

const render = testRoot();
const Where = () => <output>{useLocation().pathname}</output>;
const draw = () =>
  render(
    <MemoryRouter initialEntries={['/app/tasks/create']}>
      <ViewSwitch size="small" />
      <Where />
    </MemoryRouter>,
  );
const press = async (name: string) => {
  const buttons = [...document.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent.endsWith(name))?.click());
  return document.querySelector('output')?.textContent;
};

beforeEach(async () => {
  vi.clearAllMocks();
  await i18n.changeLanguage('tr');
});

it('[H-13] [H-18] the family’s button leads to its home from the family’s own pages, too', async () => {
  now.view = { viewMode: 'family', selectedChild: null };
  await draw();
  expect(await press('Aile')).toBe('/app/family');
  expect(now.showFamily).toHaveBeenCalledOnce();
});

it('[H-14] [H-17] an only child has a button, which leads home from that child’s own pages, too', async () => {
  now.view = { viewMode: 'child', selectedChild: ELIF };
  await draw();
  expect(await press('Elif')).toBe('/app');
  expect(now.selectChild).toHaveBeenCalledExactlyOnceWith(ELIF);
});
