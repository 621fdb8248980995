import { type RefObject, useEffect, useRef } from 'react';
import { takeLostFocus } from '../takeLostFocus.ts';

/**
 * Keeps the keyboard's place: where what has the focus goes away, a row with its button or a form that begins anew, the
 * element around it takes the focus; it has `tabIndex={-1}`. A focus that has gone elsewhere is left there.
 */
export const useHeldFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const around = useRef<E>(null);

  useEffect(() => {
    const { current: place } = around;
    if (!place) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    // Some browsers tell of it while they take the element away: only afterwards is it known why it has the focus no more.
    const forget = () =>
      queueMicrotask(() => {
        if (last instanceof Element && last.isConnected && last !== document.activeElement) last = null;
      });
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected) return;
      takeLostFocus(place);
    });
    place.addEventListener('focusin', note);
    place.addEventListener('focusout', forget);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', note);
      place.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);

  return around;
};
