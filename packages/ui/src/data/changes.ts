/** What a change does to one item: these fields become so, or (`null`) the item goes. */
export interface Change<Item> {
  readonly id: string;
  readonly to: Partial<Item> | null;
}

/** The list as it is after the changes, in their order. What they do not name stays as it is. */
export const withChanges = <Item extends { readonly id: string }>(
  list: readonly Item[],
  changes: readonly Change<Item>[],
): readonly Item[] =>
  changes.reduce((items, { id, to }) => {
    if (!items.some((item) => item.id === id)) return items;
    return to === null
      ? items.filter((item) => item.id !== id)
      : items.map((item) => (item.id === id ? { ...item, ...to } : item));
  }, list);
