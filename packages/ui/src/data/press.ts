/** Whoever rests a finger longer than this sees meanwhile what is new. */
export const LONGEST_PRESS_MS = 3000;
/** The click of a finger comes a moment after the finger has gone. */
const CLICK_AFTER_MS = 100;
/** The second press of a double press comes sooner than this after the first. */
const DOUBLE_PRESS_MS = 400;

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

let press: MouseEvent | undefined;
/** The last press that changed something: what, when, and where its button stood. */
let taken: { readonly id: string; readonly at: number; readonly box: DOMRect | undefined } | undefined;

/**
 * Whether a press may change this thing. The second one of a double press is meant for the thing that has just left: what
 * moved up to where that was is spared. Keys go on at once.
 */
export const takesPress = (id: string): boolean => {
  if (!press?.detail || press.eventPhase === Event.NONE) return true;
  const { clientX: x, clientY: y, timeStamp: at, target } = press;
  if (taken?.box && taken.id !== id && at - taken.at < DOUBLE_PRESS_MS) {
    const { left, right, top, bottom } = taken.box;
    if (x > left && x < right && y > top && y < bottom) return false;
  }
  taken = { id, at, box: (target as Element).closest('button')?.getBoundingClientRect() };
  return true;
};

if (typeof window !== 'undefined') {
  window.addEventListener('click', (event) => (press = event), { capture: true, passive: true });
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
