interface Standing<Item> {
  /** As it stands by now; what is gone, as it was when it was opened. */
  readonly now: Item;
  readonly isGone: boolean;
}

/** What was opened to be changed, by the list that it is from; nothing is gone from a list that is not read. */
export const standingOf = <Item extends { readonly id: string }>(
  opened: Item,
  list: readonly Item[],
  isRead: boolean,
): Standing<Item> => {
  const now = list.find(({ id }) => id === opened.id);
  return { now: now ?? opened, isGone: isRead && now === undefined };
};
