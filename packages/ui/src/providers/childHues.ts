/** The children's hues in the order of the children list; never tomato, which is overdue (visual.md, Colour). */
export const CHILD_HUES = ['plum', 'cyan', 'jade', 'violet', 'gold', 'crimson', 'blue', 'lime'] as const;

export type ChildHue = (typeof CHILD_HUES)[number];

/** The hue of the child at this place of the list; after the eighth child the hues begin anew. */
export const hueOf = (index: number): ChildHue => CHILD_HUES[Math.max(index, 0) % CHILD_HUES.length] ?? 'plum';
