import { useTranslation } from 'react-i18next';
import { afterTakeOver } from '../frontDoor/takeOver.ts';
import { isLanguage, type Language } from './languages.ts';

/** The language shown, and how to switch it; the choice is cached in local storage. */
export const useLanguage = (): { language: Language; setLanguage: (language: Language) => void } => {
  const { i18n } = useTranslation('common');
  const language = i18n.resolvedLanguage ?? '';
  return {
    language: isLanguage(language) ? language : 'tr',
    setLanguage: (next) => afterTakeOver(() => void i18n.changeLanguage(next)),
  };
};
