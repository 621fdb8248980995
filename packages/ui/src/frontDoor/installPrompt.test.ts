import { afterEach, expect, it, vi } from 'vitest';
import { installPrompt, keepInstallPrompt } from './installPrompt.ts';

afterEach(() => void window.dispatchEvent(new Event('appinstalled')));

it('[OF-01] the browser’s offer is kept in its place, until the app is installed', () => {
  const told = vi.fn();
  const stop = installPrompt.subscribe(() => told(installPrompt.current()));
  keepInstallPrompt();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect([installPrompt.current(), offer.defaultPrevented]).toEqual([offer, true]);
  window.dispatchEvent(new Event('appinstalled'));
  expect(told.mock.calls).toEqual([[offer], [null]]);
  stop();
  window.dispatchEvent(offer);
  expect(told).toHaveBeenCalledTimes(2);
});
