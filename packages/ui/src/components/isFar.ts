/** More than any screen shows of a list at once, in rows. */
const SEEN_AT_ONCE = 12;

/**
 * Whether an item of a list stands so far down that its styles and layout may wait until it is in sight (`data-far`). Said
 * to each item rather than asked by `:nth-child`, by which one item that goes would have all behind it styled anew.
 */
export const isFar = (index: number): boolean => index >= SEEN_AT_ONCE;
