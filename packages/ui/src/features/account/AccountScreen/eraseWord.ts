import { ERASE_WORDS } from '@kovan/api-client/contract';
import type { Language } from '../../../i18n/languages.ts';

type EraseWord = (typeof ERASE_WORDS)[number];

const [SIL, DELETE] = ERASE_WORDS;

/** The word that a language asks for. */
export const wordOf = (language: Language): EraseWord => (language === 'tr' ? SIL : DELETE);

/** The word as it was typed, whatever its case and whichever language is shown; `null` for another. */
export const wordIn = (typed: string): EraseWord | null => {
  const text = typed.trim();
  if (text.toLocaleUpperCase('tr') === SIL) return SIL;
  return text.toUpperCase() === DELETE ? DELETE : null;
};
