/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export const randomFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from `low` to `high`. */
export const between = (random, low, high) => low + Math.floor(random() * (high - low + 1));

/** One of several. */
export const oneOf = (random, items) => items[Math.floor(random() * items.length)];
