import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../../testRoot.ts';
import { useSettled } from './useSettled.ts';

const render = testRoot();
let settle: (id: string) => void;
const Reader = () => {
  const now = useSettled();
  useLayoutEffect(() => {
    settle = now.settle;
  });
  return [...now.settled].join(' ');
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

it('[EV-02] each thing that was done stays in its place for 3000 ms of its own, and none outlives the screen', async () => {
  await render(<Reader />);
  await act(async () => settle('first'));
  await pass(2000);
  await act(async () => settle('second'));
  await pass(999);
  expect(document.body.textContent).toBe('first second');
  await pass(1);
  expect(document.body.textContent).toBe('second');
  await pass(2000);
  expect(document.body.textContent).toBe('');
  await act(async () => settle('third'));
  await render(null);
  expect(vi.getTimerCount()).toBe(0);
});
