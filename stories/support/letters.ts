/** Letters twice as big, as a browser can be set to; gives back how they become small again. */
export const enlargeLetters = (): (() => void) => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
};

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

const wordsIn = (element: Element): Range[] => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: Range[] = [];
  while (texts.nextNode()) words.push(...wordsOf(texts.currentNode));
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
