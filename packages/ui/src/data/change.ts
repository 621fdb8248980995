/** Of what there are lists that people change. */
export type Kind = 'tasks' | 'homework';

/** What a change does to one item: these fields become so, or (`null`) the item goes. */
export interface Change<Item> {
  readonly id: string;
  readonly to: Partial<Item> | null;
}

/** What a list is made of. */
export interface Named {
  readonly id: string;
}

/** The list as it is after the changes, in their order. What they do not name stays the same object. */
export const withChanges = <Item extends Named>(
  list: readonly Item[],
  changes: readonly Change<Item>[],
): readonly Item[] =>
  changes.reduce((items, { id, to }) => {
    if (!items.some((item) => item.id === id)) return items;
    return to === null
      ? items.filter((item) => item.id !== id)
      : items.map((item) => (item.id === id ? { ...item, ...to } : item));
  }, list);
