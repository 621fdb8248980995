import type { Homework } from '@kovan/api-client/contract';
import { useMemo } from 'react';
import { isGone } from '../../../data/isGone.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useCompleteHomework } from '../parts/useCompleteHomework.ts';
import { useHomeworkOfChild } from '../queries.ts';
import { groupHomework, type HomeworkGroups } from './groupHomework.ts';

interface ChildHomework {
  /** Not there while loading and after a failed first load. */
  readonly groups: HomeworkGroups | undefined;
  readonly isError: boolean;
  /** The family has no child of this id. */
  readonly isUnknownChild: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly complete: (homework: Homework) => void;
}

/** A child's homework and how the child completes it. */
export const useChildHomework = (childId: string): ChildHomework => {
  const today = useToday();
  const { items, isLoading, isError, error, isRetrying, retry } = useHomeworkOfChild(childId);
  const groups = useMemo(() => groupHomework(items, today), [items, today]);
  const complete = useCompleteHomework();

  return {
    groups: isLoading || isError ? undefined : groups,
    isError,
    isUnknownChild: isGone(error),
    isRetrying,
    retry,
    complete,
  };
};
