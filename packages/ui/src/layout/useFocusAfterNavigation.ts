import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the last screen stood, in this layout or in another one. */
let lastSeen: string | undefined;

/**
 * Moves the focus to the content after going to another screen, so that keyboard and screen reader start there, and
 * begins a new screen at its top. Changed search params are the same screen; the one that a page was opened with begins
 * where the page does.
 */
export const useFocusAfterNavigation = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(key === 'default' ? pathname : (lastSeen ?? pathname));

  useEffect(() => {
    lastSeen = pathname;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);

  return main;
};
