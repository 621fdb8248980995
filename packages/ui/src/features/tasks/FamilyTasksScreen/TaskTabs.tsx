import type { ScheduledTask, Task } from '@kovan/api-client/contract';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsAtFirst } from '../../../components/LongList/LongList.tsx';
import { NO_COUNT } from '../../../components/Tabs/Tabs.tsx';
import { useStable } from '../../../components/useStable.ts';
import { hueOf } from '../../../providers/childHues.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useItemOfAddress } from '../../homework/parts/useItemOfAddress.ts';
import { useKeptFocus } from '../../homework/parts/useKeptFocus.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useDeleteTask } from '../mutations.ts';
import { useCompleteInFamily } from '../parts/useCompleteInFamily.ts';
import type { Owner } from './ListedTask.tsx';
import { ScheduledTaskRow } from './ScheduledTaskRow.tsx';
import { SingleTasks } from './SingleTasks.tsx';
import { TaskGroup } from './TaskGroup.tsx';
import { TaskList } from './TaskList.tsx';
import { TaskRows } from './TaskRows.tsx';
import { TaskTabsFrame, type TaskTabsFrameProps } from './TaskTabsFrame.tsx';
import { useFamilyTasks } from './useFamilyTasks.ts';

interface TaskTabsProps extends Pick<TaskTabsFrameProps, 'tab' | 'onTabChange' | 'filter'> {
  /** `null` means the whole family. */
  readonly childId: string | null;
  /** What ends an empty list. */
  readonly newTask: ReactNode;
}

/** Each child with its hue, by id; the same object until the children change, so that no row draws anew. */
const useOwners = (): ((childId: string) => Owner | undefined) => {
  const { children } = useChildren();
  const owners = useMemo(
    () => new Map(children.map((child, index) => [child.id, { ...child, hue: hueOf(index) }])),
    [children],
  );
  return useCallback((childId) => owners.get(childId), [owners]);
};

/** How many there are; not known before they are read, nor where they could not be. */
const countOf = ({ isLoading, isError, items }: { isLoading: boolean; isError: boolean; items: readonly unknown[] }) =>
  isLoading ? NO_COUNT : isError ? undefined : items.length;

/** Single and periodic tasks with their counts. */
export const TaskTabs = ({ childId, newTask, ...frame }: TaskTabsProps) => {
  const { t } = useTranslation(['familyTasks', 'common']);
  const { single, periodic } = useFamilyTasks(childId);
  const list = useKeptFocus();
  const rowsAtFirst = useItemOfAddress(list);
  const ownerOf = useOwners();
  const completeTask = useCompleteInFamily();
  const { show } = useToast();
  const remove = useDeleteTask(({ kind }) => show(t(`familyTasks:removed.${kind}`)));
  const complete = useStable(completeTask);
  const removeSingle = useStable(({ id }: Task) => remove({ id, kind: 'single' }));
  const removePeriodic = useStable(({ id }: ScheduledTask) => remove({ id, kind: 'periodic' }));

  return (
    <div ref={list} tabIndex={-1}>
      <RowsAtFirst value={rowsAtFirst}>
        <TaskTabsFrame
          {...frame}
          single={{
            count: countOf(single),
            content: (
              <TaskList list={single} empty={t('familyTasks:empty.single')} emptyAction={newTask}>
                <SingleTasks tasks={single.items} ownerOf={ownerOf} onComplete={complete} onDelete={removeSingle} />
              </TaskList>
            ),
          }}
          periodic={{
            count: countOf(periodic),
            content: (
              <TaskList list={periodic} empty={t('familyTasks:empty.periodic')} emptyAction={newTask}>
                <TaskGroup tone="scheduled" title={t('common:status.task.scheduled')} count={periodic.items.length}>
                  <TaskRows items={periodic.items}>
                    {(task) => (
                      <ScheduledTaskRow
                        key={task.id}
                        task={task}
                        owner={ownerOf(task.childId)}
                        onDelete={removePeriodic}
                      />
                    )}
                  </TaskRows>
                </TaskGroup>
              </TaskList>
            ),
          }}
        />
      </RowsAtFirst>
    </div>
  );
};
