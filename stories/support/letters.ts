/** Letters twice as big, as a browser can be set to; gives back how they become small again. */
export const enlargeLetters = (): (() => void) => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
};

/** Makes a story one of big letters, which on a documentation page has a page of its own for them. */
export const inBigLetters = { beforeEach: enlargeLetters, tags: ['own-page'] };

const wordsOf = (text: Node): Range[] =>
  [...(text.nodeValue ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range;
  });

const cuts = (box: Element, word: DOMRect) => {
  const { display, overflowX } = getComputedStyle(box);
  return display !== 'contents' && overflowX !== 'visible' && word.right > box.getBoundingClientRect().right + 1;
};

const isCut = (word: Range, within: Element): boolean => {
  const box = word.getBoundingClientRect();
  const lines = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)));
  if (lines.size > 1) return true;
  for (let around = word.startContainer.parentElement; around; around = around.parentElement) {
    if (cuts(around, box)) return true;
    if (around === within) return false;
  }
  return false;
};

/** Whether nobody sees the text, and it is there to be heard. */
const isHeardAlone = ({ parentElement }: Node): boolean =>
  parentElement !== null && getComputedStyle(parentElement).clipPath !== 'none';

const wordsIn = (element: Element): Range[] => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: Range[] = [];
  while (texts.nextNode()) if (!isHeardAlone(texts.currentNode)) words.push(...wordsOf(texts.currentNode));
  return words;
};

/** The words in an element that are broken over two lines, or reach out of a box in it that cuts them off. */
export const cutWordsIn = (element: Element): string[] =>
  wordsIn(element)
    .filter((word) => isCut(word, element))
    .map(String);

/** The words in an element that reach out of it. */
export const wordsOutOf = (element: Element): string[] => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return wordsIn(element)
    .filter((word) => {
      const box = word.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    })
    .map(String);
};

/** The words in an element that are written over a picture in it. */
export const wordsOver = (picture: Element, element: Element): string[] => {
  const { left, right, top, bottom } = picture.getBoundingClientRect();
  return wordsIn(element)
    .filter((word) => {
      const box = word.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
    })
    .map(String);
};

/** Whether an element stands in full within another one, from left to right. */
export const standsWithin = (element: Element, around: Element): boolean => {
  const [inner, outer] = [element, around].map((one) => one.getBoundingClientRect());
  return inner !== undefined && outer !== undefined && inner.left >= outer.left && inner.right <= outer.right;
};

/** Whether the dot before a part is not drawn where the part begins a line: it stands outside a line that cuts it off. */
const isDotCutOff = (part: Element, line: Element): boolean => {
  const { position, left } = getComputedStyle(part, '::before');
  const isOutside = part.getBoundingClientRect().left + parseFloat(left) < line.getBoundingClientRect().left;
  return position === 'absolute' && isOutside && getComputedStyle(line).overflowX === 'clip';
};

const loneDotsOf = (line: Element): number => {
  const hasDot = (part: Element, side: '::before' | '::after') => getComputedStyle(part, side).content.includes('·');
  const parts = [...line.children].filter((part) => part.getBoundingClientRect().width > 1);
  return parts.filter((part, index) => {
    const neighbour = parts[index - 1];
    const end = [...(neighbour?.getClientRects() ?? [])].at(-1);
    const [start] = part.getClientRects();
    const [word] = wordsIn(part);
    if (!neighbour || !end || !start || !word) return false;
    const isBroken = word.getBoundingClientRect().top >= start.bottom - 1;
    const isFirst = start.top >= end.bottom - 1;
    if (hasDot(part, '::before')) return isBroken || (isFirst && !isDotCutOff(part, line));
    return isFirst && hasDot(neighbour, '::after');
  }).length;
};

/** How many dots between the parts of what may be wrapped, in an element, begin or end a line. */
export const loneDotsIn = (element: Element): number =>
  [element, ...element.querySelectorAll('*')].reduce((sum, line) => sum + loneDotsOf(line), 0);
