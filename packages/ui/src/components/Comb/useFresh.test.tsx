import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { useFresh } from './useFresh.ts';

const render = testRoot();
afterEach(() => vi.useRealTimers());

const Fresh = ({ cells }: { cells: Readonly<Record<string, boolean>> }) => (
  <p>{[...useFresh(Object.entries(cells).map(([key, isFull]) => ({ key, isFull })))].join()}</p>
);
const shown = () => document.querySelector('p')?.textContent;
const show = (cells: Readonly<Record<string, boolean>>) => render(<Fresh cells={cells} />);

it('what becomes full is fresh for a moment, not what was full when it came', async () => {
  vi.useFakeTimers();
  await show({ teeth: true, room: false });
  expect(shown()).toBe('');
  await show({ teeth: true, room: false, bag: true });
  expect(shown()).toBe('');
  await show({ teeth: true, room: true, bag: true });
  expect(shown()).toBe('room');
  await act(() => vi.advanceTimersByTimeAsync(500));
  await show({ teeth: false, room: true, bag: true });
  await show({ teeth: true, room: true, bag: true });
  expect(shown()).toBe('teeth');
  await act(() => vi.advanceTimersByTimeAsync(899));
  expect(shown()).toBe('teeth');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe('');
});
