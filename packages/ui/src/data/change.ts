/** Of what there are lists that people change. */
export type Kind = 'tasks' | 'homework';

/** What a change does to one item: these fields become so, or (`null`) the item goes. */
export interface Change<Item> {
  readonly id: string;
  readonly to: Partial<Item> | null;
}
