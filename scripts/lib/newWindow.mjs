// Gives each file of unit tests that draws, or asks for a window, what it has on its own: modules of ours that nobody has
// used, and a window as it is when it opens. The window itself, and what others have written, serve all files of a process.
import { vi } from 'vitest';

vi.resetModules();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();

const { window, cookieJar } = globalThis.jsdom;
const { document } = window;
for (const element of [document.documentElement, document.head, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
cookieJar.removeAllCookiesSync();
window.localStorage.clear();
window.sessionStorage.clear();
globalThis.jsdom.reconfigure({ url: 'http://localhost:3000/' });
window.history.replaceState(null, '');
