import type { Task } from '@kovan/api-client/contract';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TickButton, TickMark } from '../../../components/TickButton/TickButton.tsx';
import { TaskIcon } from '../parts/TaskIcon.tsx';
import { isDone } from '../parts/isDone.ts';
import styles from './TaskCard.module.css';
import { TaskFacts } from './TaskFacts.tsx';

interface TaskCardProps {
  readonly task: Task;
  readonly onComplete: (task: Task) => void;
}

/** A task with its picture and its tick: to press while it is not completed, a full cell afterwards. */
export const TaskCard = memo(({ task, onComplete }: TaskCardProps) => {
  const { t } = useTranslation(['childTasks', 'common']);
  const titleId = useId();
  const done = isDone(task);
  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId} data-done={done || undefined}>
        <TaskIcon icon={task.icon} className={styles.icon} />
        <div className={styles.words}>
          <h3 id={titleId} tabIndex={-1}>
            {task.name}
          </h3>
          <TaskFacts task={task} />
        </div>
        {done ? (
          <TickMark done />
        ) : (
          <TickButton
            label={t('childTasks:completeTask', { name: task.name })}
            title={t('common:action.complete')}
            done={false}
            onClick={() => onComplete(task)}
          />
        )}
      </article>
    </li>
  );
});
