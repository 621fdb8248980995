import type { ScheduledTask, Task } from '@kovan/api-client/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useStable } from '../../../components/useStable.ts';
import { useKeptFocus } from '../../homework/parts/useKeptFocus.ts';
import { type TaskKind, useCompleteTask, useDeleteTask } from '../mutations.ts';
import { ScheduledTaskRow } from './ScheduledTaskRow.tsx';
import { TaskList } from './TaskList.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useFamilyTasks } from './useFamilyTasks.ts';

interface TaskTabsProps {
  /** `null` means the whole family. */
  readonly childId: string | null;
  readonly tab: TaskKind;
  readonly onTabChange: (tab: TaskKind) => void;
  /** What ends an empty list. */
  readonly newTask: ReactNode;
}

/** Single and periodic tasks with their counts. */
export const TaskTabs = ({ childId, tab, onTabChange, newTask }: TaskTabsProps) => {
  const { t } = useTranslation('familyTasks');
  const { single, periodic } = useFamilyTasks(childId);
  const { list, keep } = useKeptFocus();
  const complete = useCompleteTask();
  const remove = useDeleteTask();
  const removeAs = (kind: TaskKind, { id }: { readonly id: string }) => {
    if (remove({ id, kind })) keep();
  };
  const removeSingle = useStable((task: Task) => removeAs('single', task));
  const removePeriodic = useStable((task: ScheduledTask) => removeAs('periodic', task));

  return (
    <div ref={list} tabIndex={-1}>
      <Tabs
        label={t('familyTasks:tabs.label')}
        value={tab}
        onValueChange={onTabChange}
        items={[
          {
            value: 'single',
            label: t('familyTasks:tabs.single'),
            count: single.isLoading || single.isError ? undefined : single.items.length,
            content: (
              <TaskList
                label={t('familyTasks:tabs.single')}
                list={single}
                empty={t('familyTasks:empty.single')}
                emptyAction={newTask}
              >
                {single.items.map((task) => (
                  <TaskRow key={task.id} task={task} onComplete={complete} onDelete={removeSingle} />
                ))}
              </TaskList>
            ),
          },
          {
            value: 'periodic',
            label: t('familyTasks:tabs.periodic'),
            count: periodic.isLoading || periodic.isError ? undefined : periodic.items.length,
            content: (
              <TaskList
                label={t('familyTasks:tabs.periodic')}
                list={periodic}
                empty={t('familyTasks:empty.periodic')}
                emptyAction={newTask}
              >
                {periodic.items.map((task) => (
                  <ScheduledTaskRow key={task.id} task={task} onDelete={removePeriodic} />
                ))}
              </TaskList>
            ),
          },
        ]}
      />
    </div>
  );
};
