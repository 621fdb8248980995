let loaded: string | undefined;

/** Loads the drawing of the hero as SVG. */
export const loadHeroDrawing = async (): Promise<string> => (loaded ??= (await import('./heroStill.svg?raw')).default);

/** The element that holds the drawing has this in its `data-drawing`. */
export const HERO_MARK = 'hero';

/** The drawing, where it is there: of a page that was made beforehand it is a part, so that no code need hold it once more. */
export const heroDrawing = (): string | null =>
  loaded ?? document.querySelector(`[data-drawing="${HERO_MARK}"]`)?.innerHTML ?? null;
