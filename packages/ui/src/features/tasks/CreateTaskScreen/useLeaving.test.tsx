import { act, lazy, useEffect } from 'react';
import { BrowserRouter, Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useView } from '../../../providers/ViewProvider.tsx';
import { useLeaving } from './useLeaving.ts';
import { testRoot } from '../../../testRoot.ts';

vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: vi.fn() }));

const render = testRoot();
let address = '';

const Leaver = () => {
  const leave = useLeaving();
  const { pathname } = useLocation();
  useEffect(() => {
    address = pathname;
  }, [pathname]);
  return <button type="button" onClick={leave} aria-label="leave" />;
};

const view = (viewMode: 'family' | 'child') =>
  vi.mocked(useView).mockReturnValue({
    viewMode,
    selectedChild: null,
    isLoading: false,
    selectChild: () => undefined,
    showFamily: () => undefined,
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['[TC-10]', 'family', '/app/family/tasks'],
  ['[TC-11]', 'child', '/app/tasks'],
] as const)(
  '[N-10] %s in %s view leaves for %s after 1500 ms, and not a moment before',
  async (_id, viewMode, target) => {
    view(viewMode);
    await render(
      <MemoryRouter initialEntries={['/app/tasks/create']}>
        <Leaver />
      </MemoryRouter>,
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(address).toBe('/app/tasks/create');
    await act(async () => document.querySelector('button')?.click());
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(address).toBe('/app/tasks/create');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(address).toBe(target);
  },
);

const Awaited = lazy(() => new Promise<never>(() => undefined));

it.each([
  ['after', ['button', 'a']],
  ['before', ['a', 'button']],
])(
  '[TC-10] whoever went elsewhere %s the task was saved is not fetched back from a screen on its way',
  async (_when, pressed) => {
    view('family');
    window.history.replaceState(null, '', '/app/tasks/create');
    await render(
      <BrowserRouter>
        <Routes>
          <Route
            path="/app/tasks/create"
            element={
              <>
                <Leaver />
                <Link to="/app/children">Çocuklar</Link>
              </>
            }
          />
          <Route path="*" element={<Awaited />} />
        </Routes>
      </BrowserRouter>,
    );
    for (const one of pressed) await act(async () => document.querySelector<HTMLElement>(one)?.click());
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect([window.location.pathname, document.querySelector('button') === null]).toEqual(['/app/children', false]);
  },
);
