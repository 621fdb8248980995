import type { Task } from '@kovan/api-client/contract';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import styles from './EarlierTasks.module.css';
import { TaskCards } from './TaskCards.tsx';

interface EarlierTasksProps {
  readonly tasks: readonly Task[];
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onComplete: (task: Task) => void;
}

/** What is left from before today, uncounted and never as a reproach: something to catch up with. */
export const EarlierTasks = ({ tasks, hasFailed, onRetry, onComplete }: EarlierTasksProps) => {
  const { t } = useTranslation(['childTasks', 'common']);
  const titleId = useId();
  if (hasFailed) {
    return (
      <div className={styles.earlier}>
        <ErrorState message={t('common:error.tasks')} retryLabel={t('common:action.retry')} onRetry={onRetry} />
      </div>
    );
  }
  if (tasks.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby={titleId}>
      <div className={styles.head}>
        <RotateCcw aria-hidden />
        <div>
          <h2 id={titleId}>{t('childTasks:earlier.title')}</h2>
          <p>{t('childTasks:earlier.text')}</p>
        </div>
      </div>
      <TaskCards tasks={tasks} label={t('childTasks:earlier.text')} onComplete={onComplete} />
    </section>
  );
};
