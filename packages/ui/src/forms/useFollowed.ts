import { type QueryKey, useQueryClient } from '@tanstack/react-query';

interface Followed<Item, Values, Answer> {
  /** What is changed, as the screen shows it. */
  readonly item: Item;
  /** Where the screen reads it. */
  readonly queryKey: QueryKey;
  /** The items in what is read there. */
  readonly itemsIn: (answer: Answer) => readonly Item[];
  readonly valuesOf: (item: Item) => Values;
}

/** What `useContractForm` needs to follow what it changes. */
export interface Following<Values> {
  readonly defaultValues: Values;
  readonly values: Values;
  /**
   * As it stands by now: what is stale is read anew first, or awaited where it is being read. Undefined where it is gone;
   * rejects with the error of the read, already logged.
   */
  readonly readNow: () => Promise<Values | undefined>;
}

/** Gives the way to let a form follow an item of a list that the screen reads. */
export const useFollowed = () => {
  const client = useQueryClient();
  return <Item extends { readonly id: string }, Values, Answer>({
    item,
    queryKey,
    itemsIn,
    valuesOf,
  }: Followed<Item, Values, Answer>): Following<Values> => ({
    defaultValues: valuesOf(item),
    values: valuesOf(item),
    readNow: async () => {
      // By the screen's own query, which says how it is read.
      const items = itemsIn(await client.fetchQuery<Answer>({ queryKey }));
      const now = items.find(({ id }) => id === item.id);
      return now && valuesOf(now);
    },
  });
};
