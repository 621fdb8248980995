import { useEffect } from 'react';
import { useStable } from '../useStable.ts';

/**
 * What has the browser ask before it loads another page in the place of this one: a listener for each that holds something,
 * for the browser knows the same one once only, and whoever lets go first would take it from all.
 */
export const askBeforeLoad = () => (event: Event) => event.preventDefault();

/** Closes what Back is to close; says whether Back goes all the same, to the address that it is told where it is known. */
type Close = (address?: string) => boolean;

/** Asks to be asked before the browser goes through the history (the Navigation API); gives what ends that. */
const holdByAsking = (close: Close) => {
  const { navigation } = window;
  const hold = (event: NavigateEvent) => {
    // Nobody is held for good: a second time, without a touch of the page between, the browser asks nobody.
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    if (!close(event.destination.url)) event.preventDefault();
  };
  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
};

/** What the router keeps with an entry of the history, of which `key` is the entry's own; and whether a window holds it. */
type Entry = { readonly key?: string; readonly isHeld?: true } | null;
const entry = (): Entry => window.history.state as Entry;

const holdEntry = (): void => {
  if (!entry()?.isHeld) window.history.pushState({ ...entry(), isHeld: true }, '');
};

/**
 * Puts an entry more into the history, at the same address, for Back to take away instead of the screen's; gives what ends
 * that. What is closed otherwise leaves its entry to the next window, or to one more press of Back: to go back from it
 * takes the browser a while, and a link that is pressed meanwhile would be taken back with it.
 */
const holdByEntry = (close: Close) => {
  holdEntry();
  const key = entry()?.key;
  let isOpen = true;
  const closeInstead = () => {
    // Somebody who goes further back goes.
    if (entry()?.isHeld || entry()?.key !== key) return;
    if (close()) {
      end();
      window.history.back();
      return;
    }
    // Once it is seen whether that was declined.
    setTimeout(() => isOpen && holdEntry());
  };
  const end = () => {
    isOpen = false;
    window.removeEventListener('popstate', closeInstead);
  };
  window.addEventListener('popstate', closeInstead);
  return end;
};

/**
 * While something is open, Back closes it instead, and the screen stays unless `close` says otherwise. Where the browser
 * asks no page before it goes back, as on iPhones before iOS 26.2, an entry of the history of its own stands for what is open.
 */
export const useBackCloses = (isOpen: boolean, close: Close): void => {
  const closeNow = useStable(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    return 'navigation' in window ? holdByAsking(closeNow) : holdByEntry(closeNow);
  }, [isOpen, closeNow]);
};
