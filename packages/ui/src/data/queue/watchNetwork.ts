import { subscribeToOnline } from '../online.ts';

/** Calls at each sign that the network may be back or gone, and when somebody comes back to the page; gives the way to stop. */
export const watchNetwork = (look: () => void): (() => void) => {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  window.addEventListener('focus', whenSeen);
  document.addEventListener('visibilitychange', whenSeen);
  // A call that had an answer says more than the browser knows.
  const stopHearing = subscribeToOnline((isThere) => {
    if (isThere) look();
  });
  return () => {
    stopHearing();
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    window.removeEventListener('focus', whenSeen);
    document.removeEventListener('visibilitychange', whenSeen);
  };
};
