import { act, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
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

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['[TC-10]', 'family', '/app/family/tasks'],
  ['[TC-11]', 'child', '/app/tasks'],
] as const)(
  '[N-10] %s in %s view leaves for %s after 1500 ms, and not a moment before',
  async (_id, viewMode, target) => {
    vi.mocked(useView).mockReturnValue({
      viewMode,
      selectedChild: null,
      isLoading: false,
      selectChild: () => undefined,
      showFamily: () => undefined,
    });
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
