export { i18n } from './i18n.ts';
export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export { registerTexts } from './registerTexts.ts';
export { useLanguage } from './useLanguage.ts';
export { useNames } from './useNames.ts';
