import type { LanguageDetectorModule } from 'i18next';
import { baseLanguage, isLanguage, type Language } from './languages.ts';

/** Where the chosen language is kept. */
const LANGUAGE_KEY = 'i18nextLng';

const stored = (): string => {
  try {
    return window.localStorage.getItem(LANGUAGE_KEY) ?? '';
  } catch {
    return '';
  }
};

/** The viewer's language: the one chosen before, else the browser's, else the page's; regions count for nothing. */
const detectLanguage = (): Language => {
  if (typeof document === 'undefined') return 'tr';
  const wanted = [stored(), ...navigator.languages, document.documentElement.lang];
  return wanted.map(baseLanguage).find(isLanguage) ?? 'tr';
};

/** Finds the language for i18next, and keeps what is chosen. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: detectLanguage,
  cacheUserLanguage: (language) => {
    try {
      window.localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // Where storage is forbidden or full, the choice lasts as long as the page.
    }
  },
};
