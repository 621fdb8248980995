import { isOnline, subscribeToOnline } from './online.ts';

/** In milliseconds; each wait is twice the one before. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * While no server is reached, asks for one again and again at growing distances, as the browser does not know when one is
 * there; nobody looks for it behind a page that nobody sees. `ask` is a call, which tells by itself how it went. Gives the
 * way to stop.
 */
export const lookForServer = (ask: () => Promise<unknown>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAfter = (wait: number) => {
    const mine = setTimeout(async () => {
      if (document.visibilityState !== 'hidden') await ask().catch(() => undefined);
      // Another look may have begun meanwhile, or none be wanted any more.
      if (timer === mine && !isOnline()) askAfter(Math.min(2 * wait, LONGEST_WAIT));
    }, wait);
    timer = mine;
  };
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const follow = (isThere: boolean) => {
    forget();
    if (!isThere) askAfter(FIRST_WAIT);
  };
  const stop = subscribeToOnline(follow);
  follow(isOnline());
  return () => {
    stop();
    forget();
  };
};
