import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { TaskListLoading } from './TaskListLoading.tsx';
import styles from './TaskList.module.css';

interface TaskListProps {
  readonly list: {
    readonly items: readonly unknown[];
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly isRetrying: boolean;
    retry(): void;
  };
  readonly empty: string;
  readonly emptyAction: ReactNode;
  /** The groups of the list's items. */
  readonly children: ReactNode;
}

/** One tab: its tasks, or what there is to say instead of them. */
export const TaskList = ({ list, empty, emptyAction, children }: TaskListProps) => {
  const { t } = useTranslation('common');
  if (list.isLoading) return <TaskListLoading />;
  if (list.isError) {
    return (
      <ErrorState
        message={t('common:error.tasks')}
        retryLabel={t('common:action.retry')}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  }
  if (list.items.length === 0) return <EmptyState title={empty} action={emptyAction} />;
  return <Card className={styles.sheet}>{children}</Card>;
};
