// Judges titles: the label `title` tells which words a good one is made of, and the rules hold for every title (labels.md).

const fold = (text) =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

/** Folded words, each with a space behind it; what is no letter or figure parts words. */
const words = (text) =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => `${word} `)
    .join('');

/** `[a]` may be left out, `{a|b}` is one of them, `.` is the sentence itself. */
const toPattern = (label, sentence) => {
  if (label === '.') return new RegExp(`^${words(sentence)}$`, 'u');
  const pattern = label
    .split(/([[\]{}|])/)
    .map((part) => ({ '[': '(?:', ']': ')?', '{': '(?:', '}': ')', '|': '|' })[part] ?? words(part))
    .join('');
  return new RegExp(`^${pattern}$`, 'u');
};

const LONGEST = 200;

/** What is wrong with a title whatever its sentence, or `null`. */
const faultOf = (title, language) => {
  if (title.length > LONGEST) return 'too long';
  const first = title.charAt(0);
  if (first !== first.toLocaleUpperCase(language)) return 'small letter first';
  if (/^[\s,.;:!?)/-]|[\s,;:(/-]$/.test(title)) return 'loose sign at an end';
  if (/[,;:(-]\s*[,;:)-](?!\d)|\s[,;:?!)]|\s{2}/.test(title)) return 'loose sign inside';
  if ((title.match(/["“”]/g) ?? []).length % 2 === 1) return 'open quote';
  if (title.split('(').length !== title.split(')').length) return 'open bracket';
  return null;
};

/** Why the title of a labelled sentence is not a good one, or `null` when it is. */
export const badTitle = (title, { text, language, labels }) => {
  if (title === null) return 'none';
  const fault = faultOf(title, language);
  if (fault !== null) return fault;
  return toPattern(labels.title, text).test(words(title)) ? null : 'other words';
};
