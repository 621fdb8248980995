import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { LinkBox } from './LinkBox.tsx';

const URL = 'https://kovan.example/app/join#q7Jm2vXkT0eR5nUwZb8LsA';
const render = testRoot();
const button = () => document.querySelector('button');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('[PE-03] copies the whole link, says so for 2000 ms, and offers it again', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await render(<LinkBox url={URL} copyLabel="Kopyala" copiedLabel="Kopyalandı" />);
  await act(async () => button()?.click());
  expect(writeText).toHaveBeenCalledWith(URL);
  await pass(1999);
  expect(button()?.textContent).toBe('Kopyalandı');
  await pass(1);
  expect(button()?.textContent).toBe('Kopyala');
});
