/** Whoever rests a finger longer than this sees meanwhile what is new. */
export const LONGEST_PRESS_MS = 3000;
/** The click of a finger comes a moment after the finger has gone. */
const CLICK_AFTER_MS = 100;

/** Ends the press that is under way. */
let end: ReturnType<typeof setTimeout> | undefined;
let held: (() => void)[] = [];

const release = () => {
  const runs = held;
  held = [];
  for (const run of runs) run();
};

/**
 * Does at once what draws something anew, but while a button or a finger is down after the press: a row that moved away
 * between down and up would make the press nobody's, or another row's.
 */
export const afterPress = (run: () => void): void => {
  if (end === undefined) run();
  else held.push(run);
};

if (typeof window !== 'undefined') {
  const endPress = () => {
    clearTimeout(end);
    end = undefined;
  };
  const endAfter = (milliseconds: number) => {
    endPress();
    end = setTimeout(() => {
      endPress();
      release();
    }, milliseconds);
  };
  const hear = (type: keyof WindowEventMap, hears: () => void) =>
    window.addEventListener(type, hears, { capture: true, passive: true });
  hear('pointerdown', () => endAfter(LONGEST_PRESS_MS));
  hear('pointerup', () => {
    if (end !== undefined) endAfter(CLICK_AFTER_MS);
  });
  // What the press itself changes is drawn with it; what was held, once those who hear the click have had it. What scrolls,
  // is dragged or opens a menu is no press.
  for (const type of ['click', 'pointercancel', 'contextmenu'] as const) {
    hear(type, () => {
      endPress();
      setTimeout(release, 0);
    });
  }
}
