/** The id of the first thing below the hero. */
export const MORE_ID = 'demo';
