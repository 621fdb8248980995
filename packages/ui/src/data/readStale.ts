import { focusManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

const isFirstRead = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching';

/** What is read once more after its first answer. */
const again = new WeakSet<Query>();

const readAgainAfter = (client: QueryClient, query: Query): void => {
  if (again.has(query)) return;
  again.add(query);
  const isOver = () => void again.delete(query);
  // It gives the read that is under way.
  query.fetch().then(() => {
    isOver();
    readStale(client, { queryKey: query.queryKey, exact: true });
  }, isOver);
};

/**
 * Has what matches read anew: at once what is on a screen that somebody sees, the rest when it is shown. The library begins
 * a read that is under way anew, but for the first one of its list; the answer to that may be from before.
 */
export const readStale = (
  client: QueryClient,
  filters: { readonly queryKey?: QueryKey; readonly exact?: boolean } = {},
) => {
  for (const query of client.getQueryCache().findAll({ ...filters, predicate: isFirstRead }))
    readAgainAfter(client, query);
  void client.invalidateQueries({ ...filters, refetchType: focusManager.isFocused() ? 'active' : 'none' });
};
