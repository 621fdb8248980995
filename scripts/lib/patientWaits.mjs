// Lets a unit test wait for what comes as long as a busy machine may take. By itself Vitest gives up after a second, and has
// no setting for it.
import { vi } from 'vitest';

const WITHIN_MS = 10_000;
const { waitFor } = vi;

// A worker that goes on to the next file comes here again.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(check, options = {}) {
    return waitFor(check, typeof options === 'number' ? options : { timeout: WITHIN_MS, ...options });
  };
}
