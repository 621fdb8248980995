import type { Task, TaskStatus } from '@kovan/api-client/contract';
import type { Urgency } from '@kovan/domain/dueGroups';
import { taskDueLabel } from '@kovan/domain/dueLabels';
import { canCompleteInFamily } from '@kovan/machines/task';
import { memo } from 'react';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { DueDay } from '../../dueDates/DueDay.tsx';
import { DueLabel } from '../../dueDates/DueLabel.tsx';
import { ListedTask, type Owner } from './ListedTask.tsx';

/** Completed tasks carry no due-date label. */
const hasDueLabel = (status: TaskStatus) => status === 'pending' || status === 'overdue';

interface TaskRowProps {
  readonly task: Task;
  readonly owner: Owner | undefined;
  readonly group?: Urgency | undefined;
  readonly onComplete: (task: Task) => void;
  readonly onDelete: (task: Task) => void;
}

/** A one-off task: its day, how long there is still time, and what can be done with it. */
export const TaskRow = memo(({ task, owner, group, onComplete, onDelete }: TaskRowProps) => {
  const today = useToday();
  return (
    <ListedTask
      task={task}
      owner={owner}
      status={task.status}
      group={group}
      facts={
        <>
          <DueDay day={task.dueDate} />
          {hasDueLabel(task.status) ? <DueLabel due={taskDueLabel(task.dueDate, today)} of="task" /> : null}
        </>
      }
      onComplete={canCompleteInFamily(task.status) ? () => onComplete(task) : undefined}
      onDelete={() => onDelete(task)}
    />
  );
});
