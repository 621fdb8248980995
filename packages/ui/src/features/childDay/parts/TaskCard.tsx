import type { Task } from '@kovan/api-client/contract';
import { isTaskDone } from '@kovan/domain/childDay';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskIcon } from '../../tasks/parts/TaskIcon.tsx';
import { TaskLine } from './QuietLine.tsx';
import { ThingCard } from './ThingCard.tsx';
import type { Finish } from './useFinish.ts';

interface TaskCardProps {
  readonly task: Task;
  readonly onFinish: Finish;
}

/** A task of the day; drawn anew only when it changed. */
export const TaskCard = memo(({ task, onFinish }: TaskCardProps) => {
  const { t } = useTranslation(['childDay', 'common']);
  return (
    <ThingCard
      id={task.id}
      picture={<TaskIcon icon={task.icon} />}
      title={task.name}
      line={<TaskLine task={task} />}
      isDone={isTaskDone(task)}
      label={t('childDay:completeTask', { name: task.name })}
      hint={t('common:action.complete')}
      onTick={() => onFinish({ kind: 'task', item: task })}
    />
  );
});
