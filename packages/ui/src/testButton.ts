/** The button that says so, and nothing else; undefined where there is none. */
export const testButton = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
