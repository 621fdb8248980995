import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps in its place what lies below something that comes, goes or changes its height at the top of the page: the page is
 * scrolled by as much. Where it can't be scrolled so far, what goes leaves its room behind, until it has been scrolled past or
 * another screen is opened. What is there when a screen is opened moves nothing, unless it is late. Gives the reference for that something.
 */
export const useHeldPlace = <Top extends HTMLElement>(isLate: boolean): RefObject<Top | null> => {
  const top = useRef<Top>(null);
  const { pathname } = useLocation();
  const last = useRef<{ readonly height: number; readonly pathname: string }>(null);
  /** Before this drawing, by which a page that became shorter may have been scrolled already. */
  const scrolled = useRef(0);

  useEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  // After every drawing: only the page knows how high that has become.
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return;
    element.style.removeProperty('min-height');
    const height = element.offsetHeight;
    const now = window.scrollY;
    const opened = last.current === null && isLate ? -now : height - now;
    const before = last.current?.pathname === pathname ? last.current.height - scrolled.current : opened;
    const moved = height - now - before;
    const room = Math.max(0, -moved - now);
    if (room > 0) element.style.setProperty('min-height', `${height + room}px`);
    if (moved + room !== 0) window.scrollBy({ top: moved + room, behavior: 'instant' });
    last.current = { height: height + room, pathname };
    scrolled.current = window.scrollY;
  });

  return top;
};
