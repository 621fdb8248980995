import { takeEarlyPresses } from './earlyPresses.ts';

/** What waits until a page made beforehand is taken over; undefined where none is being. */
let waiting: (() => void)[] | undefined;

/** A page made beforehand is about to be taken over, which happens part by part: what is pressed from now on is heard. */
export const beginTakeOver = (): void => {
  const replay = takeEarlyPresses();
  // Once what was typed before is known, too.
  waiting = [() => void setTimeout(replay)];
};

/** All of it that has its code is taken over: does what has waited. */
export const endTakeOver = (): void => {
  const acts = waiting ?? [];
  waiting = undefined;
  for (const act of acts) act();
};

/**
 * Does what draws the whole page otherwise than it was made: at once, but not while it is being taken over. What is not yet
 * would be thrown away, with what was typed in it.
 */
export const afterTakeOver = (act: () => void): void => {
  if (waiting) waiting.push(act);
  else act();
};
