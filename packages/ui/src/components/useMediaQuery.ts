import { useSyncExternalStore } from 'react';

/** The large breakpoint, from which on there is room for the desktop's layout. */
export const DESKTOP = '(min-width: 1024px)';

/** Whether a media query holds, now and whenever that changes; `false` where there is no window. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
