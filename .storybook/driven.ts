/** Whether a program drives the browser, a test or who takes the pictures, and no person. */
export const isDriven = navigator.webdriver;

// A play looks as soon as something is there; its first frame of fading in is not what it asks about.
const STILL = '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }';

/** Shows everything at once as it will be, where nobody watches it move. */
export const holdStill = (): void => {
  if (!isDriven) return;
  const style = document.createElement('style');
  style.textContent = STILL;
  document.head.append(style);
};

/** Options of axe: a test asks for violations alone, a designer's panel shows what passed and what is undecided too. */
export const axeOptions = isDriven ? { resultTypes: ['violations'], preload: false } : {};
