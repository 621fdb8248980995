import { DAY_MS } from './durations.ts';
import { KEPT } from './kept.ts';

/** How far back a tick may name the moment at which it was made, in days: for as long as its answer is kept. */
export const MAX_TICK_DAYS = KEPT.answerDays;

/**
 * What is wrong with the moment at which a tick says that it was made; `null` where nothing is. It is never ahead of the
 * clock of whoever is asked, not even by the little by which clocks differ: a tick is then sent without a moment.
 */
export const refusalOfTick = (at: Date, now: Date): 'momentAhead' | 'momentTooOld' | null => {
  if (at > now) return 'momentAhead';
  return now.getTime() - at.getTime() > MAX_TICK_DAYS * DAY_MS ? 'momentTooOld' : null;
};
