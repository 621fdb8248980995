import type { Task } from '@kovan/api-client/contract';
import { Check, PartyPopper } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { TaskIcon } from '../parts/TaskIcon.tsx';
import { isDone } from '../parts/isDone.ts';
import styles from './NextCard.module.css';
import { TaskFacts } from './TaskFacts.tsx';

interface NextCardProps {
  readonly task: Task;
  readonly onComplete: (task: Task) => void;
}

/**
 * The one clear next thing. For a moment after its button was pressed it praises; then it shows the next task with the
 * same button, which so keeps the focus, and takes no second press of a double click.
 */
export const NextCard = ({ task, onComplete }: NextCardProps) => {
  const { t } = useTranslation(['childTasks', 'common']);
  const titleId = useId();
  const done = isDone(task);
  return (
    <section className={styles.next} aria-labelledby={titleId} data-done={done || undefined}>
      <div className={styles.top}>
        <TaskIcon icon={task.icon} className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.kicker}>{done ? t('childTasks:justDone') : t('childTasks:next')}</p>
          <h2 id={titleId}>{task.name}</h2>
        </div>
        <div className={styles.facts}>
          <TaskFacts task={task} />
        </div>
      </div>
      <Button
        variant="primary"
        size="lg"
        block
        icon={done ? <PartyPopper aria-hidden /> : <Check aria-hidden strokeWidth={3} />}
        aria-disabled={done || undefined}
        aria-label={done ? undefined : t('childTasks:completeTask', { name: task.name })}
        onClick={() => onComplete(task)}
      >
        {done ? t('childTasks:wellDone') : t('common:action.complete')}
      </Button>
    </section>
  );
};
