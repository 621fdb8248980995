import type { LanguageDetectorModule } from 'i18next';
import { tellServer } from '../frontDoor/pageCookies.ts';
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

const firstOf = (tags: readonly string[]): Language | undefined => tags.map(baseLanguage).find(isLanguage);

/** The viewer's language: the one chosen before, else the browser's, else the page's; regions count for nothing. */
const detectLanguage = (): Language => {
  if (typeof document === 'undefined') return 'tr';
  return firstOf([stored(), ...navigator.languages, document.documentElement.lang]) ?? 'tr';
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
      return;
    }
    // What the browser asks for itself, the server needn't be told.
    tellServer('language', language === (firstOf(navigator.languages) ?? 'tr') ? null : language);
  },
};
