const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const PATIENCE = 6000;

/** A press that is answered late is worse than help that comes late. */
const IDLE_WITHIN = 1000;

/** Comes once the page has nothing to do; Safari, which doesn't tell, gets some time. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN });
    else setTimeout(resolve, IDLE_WITHIN / 4);
  });

const firstSign = (): Promise<void> =>
  new Promise((resolve) => {
    const notice = new AbortController();
    const attend = () => {
      notice.abort();
      resolve();
    };
    const options = { once: true, passive: true, signal: notice.signal };
    for (const sign of SIGNS) window.addEventListener(sign, attend, options);
    const wait = () => window.setTimeout(attend, PATIENCE);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, options);
  });

const connection = async (): Promise<void> => {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
};

let coming: Promise<void> | undefined;

/**
 * Comes when somebody is there: once what follows from the first move, touch, scroll or key is done, else six seconds after the
 * page is loaded. What is nice but heavy is loaded from then on, so that it takes nothing from the page itself or that press;
 * it waits for a connection, for what was asked for without one would never be there.
 */
export const attention = (): Promise<void> => (coming ??= firstSign().then(idle).then(connection));
