import { ApiError } from '@kovan/api-client';
import type { Homework } from '@kovan/api-client/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useHomeworkStep } from '../mutations.ts';
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
  const { t } = useTranslation('childHomework');
  const today = useToday();
  const { show } = useToast();
  const { items, isLoading, isError, error, isRetrying, retry } = useHomeworkOfChild(childId);
  const groups = useMemo(() => groupHomework(items, today), [items, today]);
  const take = useHomeworkStep({
    operation: 'homework.complete',
    onDone: () => show(t('childHomework:completed')),
    onFailed: () => show(t('childHomework:completeFailed'), { tone: 'error' }),
  });

  return {
    groups: isLoading || isError ? undefined : groups,
    isError,
    isUnknownChild: error instanceof ApiError && error.status === 404,
    isRetrying,
    retry,
    complete: (homework) => take({ homework, action: 'complete' }),
  };
};
