import { useMemo } from 'react';
import type { Kind } from './change.ts';
import { useWithChanges } from './changes.ts';

interface Read<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
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

/** What a query read, with the changes that are under way, and what is `waiting` to be sent at its end. */
export const useReadList = <Item extends { readonly id: string }>(
  kind: Kind,
  { data, error, isPending, isLoadingError, isFetching, refetch }: Read<Item>,
  waiting: readonly Item[] = NONE,
): ReadList<Item> => {
  const withChanges = useWithChanges<Item>(kind);
  const items = useMemo(() => {
    const read = withChanges(data ?? NONE);
    return waiting.length === 0 ? read : [...read, ...waiting];
  }, [withChanges, data, waiting]);
  return {
    items,
    isLoading: isPending,
    isError: isLoadingError,
    error: isLoadingError ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
};
