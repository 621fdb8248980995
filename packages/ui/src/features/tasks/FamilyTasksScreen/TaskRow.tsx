import type { Task, TaskStatus } from '@kovan/api-client/contract';
import { taskDueLabel } from '@kovan/domain/dueLabels';
import { canCompleteInFamily } from '@kovan/machines/task';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { DueLabel } from '../../dueDates/DueLabel.tsx';
import { DueDay } from '../../dueDates/DueDay.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { ListedTask } from './ListedTask.tsx';

/** Completed tasks carry no due-date label. */
const hasDueLabel = (status: TaskStatus) => status === 'pending' || status === 'overdue';

interface TaskRowProps {
  readonly task: Task;
  readonly onComplete: (task: Task) => void;
  readonly onDelete: (task: Task) => void;
}

/** A one-off task: its day, how long there is still time, and what can be done with it. */
export const TaskRow = memo(({ task, onComplete, onDelete }: TaskRowProps) => {
  const { t } = useTranslation(['familyTasks', 'common']);
  const today = useToday();
  return (
    <ListedTask
      task={task}
      status={task.status}
      facts={
        <>
          <DueDay day={task.dueDate} />
          {hasDueLabel(task.status) ? <DueLabel due={taskDueLabel(task.dueDate, today)} of="task" /> : null}
        </>
      }
      onDelete={() => onDelete(task)}
    >
      {canCompleteInFamily(task.status) ? (
        <Button
          icon={<Check aria-hidden />}
          aria-label={t('familyTasks:completeTask', { name: task.name })}
          onClick={() => onComplete(task)}
        >
          {t('common:action.complete')}
        </Button>
      ) : null}
    </ListedTask>
  );
});
