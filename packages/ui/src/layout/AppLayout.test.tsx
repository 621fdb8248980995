import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { AppLayout } from './AppLayout.tsx';

const view = vi.hoisted(() => ({ viewMode: 'family' }));
vi.mock('../providers/ViewProvider.tsx', () => ({ useView: () => view }));
vi.mock('./Header/Header.tsx', () => ({ Header: ({ children }: { children: unknown }) => children }));
vi.mock('./NetStrip/LateNetStrip.tsx', () => ({ LateNetStrip: () => null }));
vi.mock('./Queue/QueueMessages.tsx', () => ({ QueueMessages: () => null }));
vi.mock('./NoChildrenWarning.tsx', () => ({ NoChildrenWarning: () => null }));
vi.mock('./OnboardingCheckFailed.tsx', () => ({ OnboardingCheckFailed: () => null }));
vi.mock('./useOnboardingRedirect.ts', () => ({ useOnboardingRedirect: () => true }));
vi.mock('./useAsksWho.ts', () => ({ useAsksWho: () => false }));

const render = testRoot();
const show = (viewMode: string) => {
  view.viewMode = viewMode;
  return render(
    <MemoryRouter key={viewMode}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route index element={<p>Ekran</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
};
const mood = () => document.documentElement.dataset.mood;

it('the buttons of a child’s view are a child’s, and a parent’s again for whoever comes after it', async () => {
  await show('family');
  expect(mood()).toBe('parent');
  await show('child');
  expect([mood(), document.querySelector('main')?.textContent]).toEqual(['child', 'Ekran']);
  await render(<p>Giriş</p>);
  expect(mood()).toBe('parent');
});
