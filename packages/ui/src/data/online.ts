import { useSyncExternalStore } from 'react';

// Where pages are made beforehand nobody says.
let isThere = typeof window === 'undefined' || navigator.onLine;
const listeners = new Set<(isOnline: boolean) => void>();

/**
 * Takes note of a call that had an answer, or had none. That says more than the browser knows: a server in the house is
 * reached without the internet, and a network may lead nowhere. The browser's own news count until the next call.
 */
export const noteReach = (isReached: boolean): void => {
  if (isReached === isThere) return;
  isThere = isReached;
  for (const listener of listeners) listener(isThere);
};

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => noteReach(true));
  window.addEventListener('offline', () => noteReach(false));
}

/** Whether the server can be reached, as far as is known. */
export const isOnline = (): boolean => isThere;

/** Whether a try may come to something: not only where both, the browser and the last call, say that it can't. */
export const mayReach = (): boolean => navigator.onLine || isThere;

/** Tells of every change; gives the way to stop. */
export const subscribeToOnline = (listener: (isOnline: boolean) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the server can be reached, as far as is known. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToOnline, isOnline, () => true);
