import { TEXT_LIMITS } from '@kovan/domain/limits';

const LONGEST = TEXT_LIMITS.title;
/** A border nearer to the beginning than this leaves too little. */
const SHORTEST = 40;

/** Leaves out the last mark of an odd number of them. */
const balanceQuotes = (text: string): string => {
  const marks = [...text.matchAll(/["“”]/g)].map(({ index }) => index);
  const last = marks.at(-1);
  return marks.length % 2 === 0 || last === undefined ? text : text.slice(0, last) + text.slice(last + 1);
};

/** Leaves out brackets that have no partner. */
const balanceBrackets = (text: string): string => {
  const lone = new Set<number>();
  const open: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    if (text.charAt(i) === '(') open.push(i);
    else if (text.charAt(i) === ')' && open.pop() === undefined) lone.add(i);
  }
  for (const i of open) lone.add(i);
  return lone.size === 0 ? text : [...text.matchAll(/[^]/g)].map(([sign], i) => (lone.has(i) ? '' : sign)).join('');
};

/** Signs as one writes them: none lost between spaces, two in a row, or alone at an end; quotes and brackets in pairs. */
export const tidySigns = (text: string): string =>
  balanceBrackets(balanceQuotes(text))
    .replace(/\(\s*[,.;:/-]*\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\([\s,.;:/-]+/g, '(')
    .replace(/[\s,;:/-]+\)/g, ')')
    .replace(/\s+([,;:?!)]|\.(?!\d))/g, '$1')
    .replace(/[,;:](?:\s*[,;:])*(?=\s*[,;:.?!)])/g, '')
    .replace(/^[\s,.;:!?)/&-]+/, '')
    .replace(/(?<![\s,.;:(/&-])[\s,.;:(/&-]+$/, '')
    .trim();

/** The last place at or before the limit where a sentence or clause ends outside of quotes and brackets. */
const lastBorder = (text: string): number => {
  let best = -1;
  for (const { index } of text.slice(0, LONGEST).matchAll(/[.!?](?=\s\p{Lu})|[,;](?=\s)|\s-(?=\s)/gu)) {
    const before = text.slice(0, index);
    const isOutside = balanceQuotes(before) === before && balanceBrackets(before) === before;
    if (index >= SHORTEST && isOutside) best = index;
  }
  return best;
};

/** Within the limit of the form: cut where a clause ends, else behind a word. */
export const shorten = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const border = lastBorder(text);
  if (border > 0) return tidySigns(text.slice(0, border));
  const space = text.lastIndexOf(' ', LONGEST - 1);
  // A pair of units that make one sign stays together.
  const cut = space > 0 ? space : LONGEST - (/[\uD800-\uDBFF]/.test(text.charAt(LONGEST - 2)) ? 2 : 1);
  return `${tidySigns(text.slice(0, cut))}…`;
};
