import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { AccountScreen } from './AccountScreen.tsx';

const leave = vi.hoisted(() => vi.fn());
vi.mock('../../../layout/Queue/useLeave.tsx', () => ({ useLeave: () => ({ leave, question: null }) }));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ features: [] }) }));
vi.mock('./useOpenSections.ts', () => ({ useOpenSections: () => ({}) }));

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

// Of the two one shows: the index where there is room for it, else the foot.
it.each(['nav', 'nav ~ div'])('[AC-04] [AC-08] privacy, and the way out, stand in %s', async (place) => {
  leave.mockClear();
  await render(
    <MemoryRouter>
      <AccountScreen />
    </MemoryRouter>,
  );
  expect(document.querySelector(`${place} a[href="/privacy"]`)?.textContent).toBe('Gizlilik');
  await act(async () => document.querySelector<HTMLElement>(`${place} button`)?.click());
  expect(leave).toHaveBeenCalledOnce();
});
