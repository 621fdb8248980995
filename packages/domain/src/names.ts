/** Joins the words of a first name within a display name; shown as a space (decisions.md, Names of people). */
const NO_BREAK_SPACE = '\u00A0';

/** Someone's names as they are shown. */
interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * The first word of a provider's display name and the rest; the rest is empty when there is one word. A
 * no-break space keeps words together and reads as a space.
 */
export const splitDisplayName = (displayName: string | null | undefined): PersonName => {
  // Only the no-break space of `joinDisplayName` holds words together; other white space parts them.
  const [first = '', ...rest] = (displayName ?? '').split(/[^\S\u00A0]+/).filter((word) => words(word).length > 0);
  const shown = (text: string) => words(text).join(' ');
  return { firstName: shown(first), lastName: shown(rest.join(' ')) };
};

/** The display name from which `splitDisplayName` gives back what was typed, spaces made single. */
export const joinDisplayName = ({ firstName, lastName }: PersonName): string =>
  [words(firstName).join(NO_BREAK_SPACE), words(lastName).join(' ')].filter(Boolean).join(' ');
