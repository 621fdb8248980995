import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether what waits for somebody may come; somebody is there at once. */
const asked = async () => {
  const { attention } = await import('./attention.ts');
  const come = vi.fn();
  void attention().then(come);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.runAllTimersAsync();
  return come;
};

it('comes with the first sign of somebody', async () => {
  expect(await asked()).toHaveBeenCalled();
});

it('[OF-02] without a connection it waits for one: what is asked for now would never be there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const come = await asked();
  expect(come).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(come).toHaveBeenCalled();
});
