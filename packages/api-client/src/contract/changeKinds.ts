/** Of what a family's data consist, as far as it is told that something changed (specification.md, LV-01). */
export const CHANGE_KINDS = ['children', 'tasks', 'homework', 'breaks', 'honey', 'family'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
