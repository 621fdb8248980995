import { TEXT_LIMITS } from '@kovan/domain/limits';

const NO_BREAK_SPACE = '\u00a0';

/** Every white space but the no-break one, which holds the words of one first name together. */
const BETWEEN_WORDS = /[^\S\u00a0]+/u;

/** What PostgreSQL cannot store, or no name holds. */
const UNFIT = /[\p{Surrogate}\p{Cc}]/gu;

const shown = (words: readonly string[]): string => {
  const letters = [...words.join(' ').replaceAll(NO_BREAK_SPACE, ' ').trim()];
  return letters.slice(0, TEXT_LIMITS.name).join('').trim();
};

/**
 * First and last name of a provider's display name: the first word and the rest (E-14, E-15). A no-break space keeps
 * two words of a first name together and is shown as a space (E-16).
 */
export const namesOf = (displayName: string): { firstName: string; lastName: string } => {
  const words = displayName
    .replace(/[\t\r\n]/g, ' ')
    .replace(UNFIT, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word.replaceAll(NO_BREAK_SPACE, '') !== '');
  return { firstName: shown(words.slice(0, 1)), lastName: shown(words.slice(1)) };
};
