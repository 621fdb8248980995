/** How far the clocks of processes may be apart. */
const CLOCK_SKEW_MS = 60_000;

/**
 * The latest moment at which a window of this length can end, if it began by now. What is to end later was written
 * before a clock was put back: it counts as over, or people would wait for as long as the clock was wrong.
 */
export const latestEnd = (now: Date, windowMs: number): Date => new Date(now.getTime() + windowMs + CLOCK_SKEW_MS);

/** Whether a window of this length that ends at a moment is over. */
export const isOver = (end: Date, now: Date, windowMs: number): boolean => end <= now || end > latestEnd(now, windowMs);
