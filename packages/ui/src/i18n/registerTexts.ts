import { i18n } from './i18n.ts';
import { type Language, LANGUAGES } from './languages.ts';

/** Adds a screen's own texts under a namespace, once for every language; called at the top of the screen's file. */
export const registerTexts = (namespace: string, texts: Record<Language, object>): void => {
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, texts[language], true, true);
};
