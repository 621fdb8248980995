/** The six frequencies that the form offers, in weeks. */
export const FREQUENCIES = [1, 2, 4, 12, 24, 52] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** The frequency of a new periodic task, in weeks (product.md 2, 5). */
export const DEFAULT_FREQUENCY: Frequency = 1;

/** Whether the number of weeks has a name of its own; any other is shown as "custom, every N weeks". */
export const isNamedFrequency = (weeks: number): weeks is Frequency =>
  (FREQUENCIES as readonly number[]).includes(weeks);
