import { useEffect } from 'react';
import { useStable } from '../useStable.ts';

/**
 * While something is open, Back closes it instead, and the screen stays. So it is where the browser asks the page before it
 * goes through the history (the Navigation API); elsewhere Back goes where it always went.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const closeNow = useStable(close);
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return undefined;
    const { navigation } = window;
    const hold = (event: NavigateEvent) => {
      // Nobody is held for good: a second time, without a touch of the page between, the browser asks nobody.
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      closeNow();
    };
    navigation.addEventListener('navigate', hold);
    return () => navigation.removeEventListener('navigate', hold);
  }, [isOpen, closeNow]);
};
