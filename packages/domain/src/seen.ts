/** What turns the words after it around, also those of the page around the text: embeddings, overrides and isolates. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Nothing that shows a sign: of the blank pattern of Braille no property says so. */
const UNSEEN = /^[\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * What is seen of a text that somebody typed: trimmed, empty where no sign shows, and without what turns words around. What
 * joins letters or emoji, or chooses between their shapes, stays.
 */
export const seen = (text: string): string => {
  const kept = text.replace(TURNS, '').trim();
  return UNSEEN.test(kept) ? '' : kept;
};
