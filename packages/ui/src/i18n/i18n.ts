import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageDetector } from './detectLanguage.ts';
import en from './en.json' with { type: 'json' };
import { type Language, LANGUAGES } from './languages.ts';
import tr from './tr.json' with { type: 'json' };

/** The one i18next instance. Ready on import, so that screens can register their texts at any time. */
export const i18n = i18next.createInstance();

const markPage = (language: string) => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  // What the app is called where it is installed; a page that was built links it in one language.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
};

i18n.on('languageChanged', markPage);

void i18n
  .use(languageDetector)
  .use(initReactI18next)
  .init({
    resources: { tr: { common: tr }, en: { common: en } },
    defaultNS: 'common',
    supportedLngs: LANGUAGES,
    fallbackLng: 'tr' satisfies Language,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
