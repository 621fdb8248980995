import { expect, it } from 'vitest';
import { browserClock } from './ClockProvider.tsx';

it('[A-07] whoever asks the browser for its zone is told the one that it lives in', () => {
  // The units run in a zone that is neither the machine's nor the family's (vitest.config.ts).
  expect(browserClock.timeZone).toBe('America/Los_Angeles');
});
