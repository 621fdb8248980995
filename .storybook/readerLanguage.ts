import { isLanguage, type Language } from '@kovan/ui/i18n';
import { isDriven } from './driven.ts';

/** The toolbar's choice where nobody has chosen: whoever reads is answered in the browser's language, else in Turkish. */
export const READER = 'reader';

/** As the product chooses, from the browser's languages; a program always gets Turkish, whatever its browser prefers. */
const readerLanguage = (): Language =>
  (isDriven ? [] : navigator.languages).map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'tr';

/** Whether this is a frame on a documentation page, where nobody looks at how a play goes. */
const isFramed = window.parent !== window && window.parent.location.search.includes('viewMode=docs');

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly viewMode: string;
  /** What a story does by itself once it is drawn. */
  readonly playFunction?: unknown;
}

/**
 * The language of a story: the one chosen, else the reader's. Opened by itself, a story that plays speaks Turkish, as its play
 * is written: in another language it would end as a failure.
 */
export const languageOf = ({ globals, viewMode, playFunction }: Shown): Language => {
  const { locale } = globals;
  if (typeof locale === 'string' && isLanguage(locale)) return locale;
  return viewMode === 'story' && playFunction && !isFramed ? 'tr' : readerLanguage();
};
