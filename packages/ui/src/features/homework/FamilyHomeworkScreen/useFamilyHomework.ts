import type { Child } from '@kovan/api-client/contract';
import { byDueDate } from '@kovan/domain/dueLabels';
import { useMemo } from 'react';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useHomeworkOfChildren } from '../queries.ts';

/** The homework of these children by due date, none last; neither it nor its failure is told apart from the children's own. */
export const useFamilyHomework = (ofChildren: readonly Child[]) => {
  const children = useChildren();
  const { items, isLoading, isError, isRetrying, retry } = useHomeworkOfChildren(ofChildren.map(({ id }) => id));
  return {
    homework: useMemo(() => items.toSorted(byDueDate), [items]),
    isLoading: children.isLoading || isLoading,
    isError: children.isError || isError,
    isRetrying: children.isRetrying || isRetrying,
    retry: () => {
      if (children.isError) children.retry();
      retry();
    },
  };
};
