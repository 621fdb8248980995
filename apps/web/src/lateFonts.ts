/** The id of the style element in which a page made beforehand keeps its fonts back. */
export const LATE_FONTS = 'late-fonts';

/**
 * Lets the page use its own fonts. Until then it stands in the visitor's, which are set to the same measures, so that the
 * scripts have a slow line to themselves and nothing moves when the fonts arrive.
 */
export const letFontsIn = (): void => document.getElementById(LATE_FONTS)?.removeAttribute('media');

/** The same once the page is at rest, where it can already be read and used. */
export const letFontsInLate = (): void => {
  const whenIdle = () => setTimeout(letFontsIn, 0);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
