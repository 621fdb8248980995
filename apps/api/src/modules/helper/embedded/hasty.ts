/** Letters that are taken for one another. */
const ALIKE: readonly string[] = ['aeiou', 'iy', 'mn', 'csz', 'bp', 'dt', 'gk'];

/** A word shorter than this has too many neighbours that are words of their own. */
const SHORTEST = 6;

/** What may stand between the first and the last letter of a word, which are taken as right. */
const slips = (inside: string): readonly string[] =>
  [...inside].flatMap((letter, i) => {
    const [before, rest] = [inside.slice(0, i), inside.slice(i + 1)];
    const alike = ALIKE.filter((group) => group.includes(letter)).join('');
    return [
      before + rest,
      `${before}\\p{L}${letter}${rest}`,
      ...(rest === '' ? [] : [before + rest.charAt(0) + letter + rest.slice(1)]),
      ...(alike === '' ? [] : [`${before}[${alike}]${rest}`]),
    ];
  });

const orSlips = (word: string): string => {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return word;
  const inside = word.slice(1, -1);
  return `${word.charAt(0)}(?:${[...new Set([inside, ...slips(inside)])].join('|')})${word.slice(-1)}`;
};

/**
 * A pattern for folded words, parted by "|", also as they are typed in haste: one letter too few or too many, two that
 * changed places, or one that is taken for another. Short words, and those that are patterns themselves, stay as they are.
 */
export const hasty = (words: string): string => words.split('|').map(orSlips).join('|');
