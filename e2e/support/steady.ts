/**
 * The layout shift below which nothing is said to move, since it is 0 in every report's three digits: a word that is a pixel
 * wider or narrower when its font arrives, or a count that has another figure than its room was kept for.
 */
export const STEADY = 0.0005;
