const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const PATIENCE = 6000;

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

let coming: Promise<void> | undefined;

/**
 * Comes when somebody is there: with the first move, touch, scroll or key, else six seconds after the page is loaded. What
 * is nice but heavy is loaded from then on, so that it takes nothing from the page itself.
 */
export const attention = (): Promise<void> => (coming ??= firstSign());
