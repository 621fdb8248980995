import { DESKTOP } from '../components/useMediaQuery.ts';

/** Tells every crossing of the large breakpoint, from which on the header has its desktop layout (N-24); gives back how to stop. */
export const onDesktopChange = (tell: (isDesktop: boolean) => void): (() => void) => {
  const query = window.matchMedia(DESKTOP);
  const onChange = () => tell(query.matches);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
