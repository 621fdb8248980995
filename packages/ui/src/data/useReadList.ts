import { useMemo, useState } from 'react';
import type { Kind } from './change.ts';
import { useWithChanges } from './changes.ts';
import { hasFailed } from './hasFailed.ts';
import { isUnreached } from './isUnreached.ts';
import { createSharing, type Shared } from './sharing.ts';
import { useIsLoading } from './useIsLoading.ts';

interface Read<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly errorUpdateCount: number;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
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
