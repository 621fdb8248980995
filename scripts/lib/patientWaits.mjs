// Lets a unit test wait for what comes as long as a busy machine may take. By themselves these give up after a second, and
// there is no setting for it.
import { vi } from 'vitest';

const WITHIN_MS = 10_000;

const patiently = (wait) =>
  function waitPatiently(check, options = {}) {
    return wait(check, typeof options === 'number' ? options : { timeout: WITHIN_MS, ...options });
  };

// A worker that goes on to the next file comes here again.
if (vi.waitFor.name !== 'waitPatiently') {
  vi.waitFor = patiently(vi.waitFor);
  vi.waitUntil = patiently(vi.waitUntil);
}
