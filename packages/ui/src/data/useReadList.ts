import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Kind } from './change.ts';
import { useWithChanges } from './changes.ts';
import { hasFailed } from './hasFailed.ts';
import { isUnreached } from './isUnreached.ts';
import { useIsLoading } from './useIsLoading.ts';

interface Read<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly errorUpdateCount: number;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** What is looked at of an item beyond its being the same. */
interface Shared {
  readonly id: string;
  readonly completedDate?: string | null;
}

/** A list that people change, as screens show it. */
export interface ReadList<Item> {
  /** With the changes that are under way; the same array until something changes. */
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  /** Why there is nothing to show. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  retry(): void;
}

const NONE: readonly never[] = [];

interface Beside<Item> {
  /** What else is known of the list where no server was reached, such as its part of a longer one. */
  readonly known?: readonly Item[] | undefined;
  /** What was added and waits to be sent: it stands at the end. */
  readonly waiting?: readonly Item[];
}

const A_MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/**
 * Gives a list as it was before as far as it says the same: a change looks no other once it is accepted. When something was
 * done, this browser guesses until the server tells: within the same minute that says the same, too.
 */
const createSharing = <Item extends Shared>() => {
  let before: readonly Item[] = NONE;
  const asBefore = (item: Item, index: number): Item => {
    const was = before[index];
    const at = was !== item && was?.id === item.id && was.completedDate;
    return at && item.completedDate?.startsWith(at.slice(0, A_MINUTE)) ? { ...item, completedDate: at } : item;
  };
  return (items: readonly Item[]) => (before = replaceEqualDeep(before, items.map(asBefore)));
};

/** What a query read, with the changes that are under way; the same object until something changes. */
export const useReadList = <Item extends Shared>(
  kind: Kind,
  read: Read<Item>,
  { known, waiting = NONE }: Beside<Item> = {},
): ReadList<Item> => {
  const { data, error: latest, errorUpdateCount, isPending, refetch } = read;
  const withChanges = useWithChanges<Item>(kind);
  // The library forgets an error as it reads again.
  const [said, setSaid] = useState(latest);
  if (latest !== null && latest !== said) setSaid(latest);
  const error = errorUpdateCount > 0 ? (latest ?? said) : null;
  const list = data ?? (isUnreached(error) ? known : undefined);
  const [share] = useState(createSharing<Item>);
  const items = useMemo(() => {
    const shown = withChanges(list ?? NONE);
    return share(waiting.length === 0 ? shown : [...shown, ...waiting]);
  }, [share, withChanges, list, waiting]);
  const isLoading = useIsLoading(isPending && errorUpdateCount === 0);
  const isError = hasFailed({ data: list, errorUpdateCount });
  // Looked at only then: who looks is drawn anew each time it is read anew, also where nothing has changed.
  const isRetrying = isError && read.isFetching;
  return useMemo(
    () => ({
      items,
      isLoading,
      isError,
      error: isError ? error : null,
      isRetrying,
      retry: () => void refetch(),
    }),
    [items, isLoading, isError, error, isRetrying, refetch],
  );
};
