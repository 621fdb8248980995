import { afterEach, expect, it, vi } from 'vitest';
import { browserClock } from './ClockProvider.tsx';

afterEach(() => void vi.restoreAllMocks());

let later = 0;
/** The zone that the clock gives, a while later, in a browser that says it lives in this one. */
const inBrowserOf = (timeZone: string): string => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  vi.spyOn(performance, 'now').mockReturnValue((later += 1_000_000));
  return browserClock.timeZone;
};

it('[A-07] whoever asks the browser for its zone is told the one that it lives in', () => {
  // The units run in a zone that is neither the machine's nor the family's (vitest.config.ts).
  expect(browserClock.timeZone).toBe('America/Los_Angeles');
});

it.each([
  ['a bare offset', '+03:00', 'Etc/GMT-3'],
  ['one to the west', '-10:00', 'Etc/GMT+10'],
  ['one that no zone has', '+05:30', 'Europe/Istanbul'],
  ['none at all', 'Etc/Unknown', 'Europe/Istanbul'],
  ['one of its own', 'Asia/Kolkata', 'Asia/Kolkata'],
])('[A-07] a browser that knows of %s lives in a zone that every server knows', (_, said, zone) => {
  expect(inBrowserOf(said)).toBe(zone);
});
