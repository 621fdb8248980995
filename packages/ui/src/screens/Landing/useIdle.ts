import { useEffect, useState } from 'react';

/** Whether the page is loaded and the browser has had nothing better to do; what can wait is loaded from then on. */
export const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      const done = () => setIsIdle(true);
      // Safari knows no idle time.
      if ('requestIdleCallback' in window) {
        const handle = window.requestIdleCallback(done, { timeout: 4000 });
        cancel = () => window.cancelIdleCallback(handle);
      } else {
        const handle = globalThis.setTimeout(done, 200);
        cancel = () => globalThis.clearTimeout(handle);
      }
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
};
