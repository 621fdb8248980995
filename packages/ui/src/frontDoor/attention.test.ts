import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What waits for somebody, and is told when it may come. */
const waiting = async () => {
  const { attention } = await import('./attention.ts');
  const come = vi.fn();
  void attention().then(come);
  return come;
};
/** Whether it may come; somebody is there at once. */
const asked = async () => {
  const come = await waiting();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1000);
  return come;
};

it.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'comes with the first sign of somebody: %s',
  async (sign) => {
    const come = await waiting();
    window.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(1000);
    expect(come).toHaveBeenCalled();
  },
);

it('comes by itself six seconds after the page is loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const come = await waiting();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(5999);
  expect(come).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1001);
  expect(come).toHaveBeenCalled();
});

it('comes once the page has nothing else to do, as far as the browser tells', async () => {
  const idle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  const come = await asked();
  expect(idle).toHaveBeenCalledOnce();
  expect(come).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('has come for whoever asks later', async () => {
  await asked();
  const come = await waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toHaveBeenCalled();
});

it('[OF-02] without a connection it waits for one: what is asked for now would never be there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const come = await asked();
  expect(come).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(come).toHaveBeenCalled();
});
