import { ApiError } from '@kovan/api-client';
import type { Homework } from '@kovan/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../data/keys.ts';
import { useWithChanges } from '../../../data/useItemChange.ts';
import { useHomeworkStep } from '../parts/useHomeworkStep.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { groupHomework, type HomeworkGroups } from './groupHomework.ts';

interface ChildHomework {
  /** Not there while loading and after a failed first load. */
  readonly groups: HomeworkGroups | undefined;
  readonly isError: boolean;
  /** The family has no child of this id (decisions.md, Routes). */
  readonly isUnknownChild: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  readonly complete: (homework: Homework) => void;
}

/** A child's homework and how the child completes it (X-16 to X-18, S-40). */
export const useChildHomework = (childId: string): ChildHomework => {
  const { t } = useTranslation('childHomework');
  const api = useApi();
  const today = useToday();
  const { show } = useToast();
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: keys.homework(childId),
    queryFn: ({ signal }) => api.homework.list(childId, { signal }),
    meta: { operation: 'homework.list' },
  });
  const withChanges = useWithChanges<Homework>('homework');
  const take = useHomeworkStep({
    operation: 'homework.complete',
    onDone: () => show(t('childHomework:completed')),
    onFailed: () => show(t('childHomework:completeFailed'), { tone: 'error' }),
  });

  return {
    groups: useMemo(() => data && groupHomework(withChanges(data), today), [data, withChanges, today]),
    isError: isLoadingError,
    isUnknownChild: isLoadingError && error instanceof ApiError && error.status === 404,
    isRetrying: isFetching,
    retry: () => void refetch(),
    complete: (homework) => take({ homework, action: 'complete' }),
  };
};
