import type { ScheduledTask, ScheduledTaskInput, Task, TaskInput } from '@kovan/api-client/contract';
import { isWithin, weekEnd, weekStart } from '@kovan/domain/weeks';
import { taskStatusOn } from '@kovan/machines/task';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { keys } from '../../data/keys.ts';
import { useWaitingRows } from '../../data/queue/useWaitingRows.ts';
import { type ReadList, useReadList } from '../../data/useReadList.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useToday } from '../../providers/ClockProvider.tsx';

/** Tasks as they read today: those that were read yesterday and could not be read anew may be late by now. */
const useReadToday = (list: ReadList<Task>): ReadList<Task> => {
  const today = useToday();
  const items = useMemo(
    () =>
      list.items.map((task) => {
        const status = taskStatusOn(task.status, task.dueDate, today);
        return status === task.status ? task : { ...task, status };
      }),
    [list.items, today],
  );
  return useMemo(() => ({ ...list, items }), [list, items]);
};

/** One-off tasks of a child, or (`null`) of the family, that were added and wait to be sent. */
const useWaitingTasks = (childId: string | null): readonly Task[] => {
  const rowOf = useCallback(
    (input: TaskInput, id: string): Task | null =>
      childId !== null && input.childId !== childId
        ? null
        : { ...input, id, status: 'pending', completedDate: null, scheduledTaskId: null },
    [childId],
  );
  return useWaitingRows('task.create', rowOf);
};

/** What is known of the whole family, narrowed to a child: it stands in where the child's own list was not read. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- which list it is, says its key alone
const useKnownOf = <Item extends { readonly childId: string }>(
  ofFamily: QueryKey,
  childId: string | null,
): Item[] | undefined => {
  const known = useQueryClient().getQueryData<Item[]>(ofFamily);
  return useMemo(
    () => (childId === null ? undefined : known?.filter((item) => item.childId === childId)),
    [known, childId],
  );
};

/** One-off tasks and occurrences of a child in the current week. */
export const useTasksOfWeek = (childId: string): ReadList<Task> => {
  const api = useApi();
  const today = useToday();
  const range = useMemo(() => ({ start: weekStart(today), end: weekEnd(today) }), [today]);
  const ofFamily = keys.taskOccurrences(null, range.start);
  const read = useQuery({
    queryKey: keys.childTasks(childId, range),
    queryFn: ({ signal }) => api.tasks.listOfChild(childId, range, { signal }),
    meta: { operation: 'tasks.listOfChild', standIn: ofFamily },
  });
  const knownOfChild = useKnownOf<Task>(ofFamily, childId);
  const waitingOfChild = useWaitingTasks(childId);
  const known = useMemo(() => knownOfChild?.filter(({ dueDate }) => isWithin(dueDate, range)), [knownOfChild, range]);
  const waiting = useMemo(
    () => waitingOfChild.filter(({ dueDate }) => isWithin(dueDate, range)),
    [waitingOfChild, range],
  );
  return useReadToday(useReadList('tasks', read, { known, waiting }));
};

const standIn = <Item>(known: Item[] | undefined) => (known === undefined ? {} : { placeholderData: known });

/** One-off tasks, and occurrences since the Monday of last week, of a child or (`null`) of the family. */
export const useTasksSinceLastWeek = (childId: string | null): ReadList<Task> => {
  const api = useApi();
  const monday = weekStart(useToday());
  const ofFamily = keys.taskOccurrences(null, monday);
  const read = useQuery({
    queryKey: keys.taskOccurrences(childId, monday),
    queryFn: ({ signal }) => api.tasks.listWithOccurrences(childId, { signal }),
    meta: { operation: 'tasks.listWithOccurrences', standIn: ofFamily },
  });
  const known = useKnownOf<Task>(ofFamily, childId);
  return useReadToday(useReadList('tasks', read, { known, waiting: useWaitingTasks(childId) }));
};

/** One-off tasks of a child, or (`null`) of the family. */
export const useSingleTasks = (childId: string | null): ReadList<Task> => {
  const api = useApi();
  const ofFamily = keys.taskList(null);
  const known = useKnownOf<Task>(ofFamily, childId);
  const read = useQuery({
    queryKey: keys.taskList(childId),
    queryFn: ({ signal }) => api.tasks.list(childId, { signal }),
    ...standIn(known),
    meta: { operation: 'tasks.list', standIn: ofFamily },
  });
  return useReadToday(useReadList('tasks', read, { known, waiting: useWaitingTasks(childId) }));
};

/** Periodic tasks of a child, or (`null`) of the family; not read while they are not `isWanted`. */
export const useScheduledTasks = (childId: string | null, isWanted = true): ReadList<ScheduledTask> => {
  const api = useApi();
  const ofFamily = keys.scheduledTasks(null);
  const known = useKnownOf<ScheduledTask>(ofFamily, childId);
  const read = useQuery({
    queryKey: keys.scheduledTasks(childId),
    queryFn: ({ signal }) => api.scheduledTasks.list(childId, { signal }),
    enabled: isWanted,
    ...standIn(known),
    meta: { operation: 'scheduledTasks.list', standIn: ofFamily },
  });
  const rowOf = useCallback(
    (input: ScheduledTaskInput, id: string): ScheduledTask | null =>
      childId !== null && input.childId !== childId ? null : { ...input, id, status: 'scheduled' },
    [childId],
  );
  return useReadList('tasks', read, { known, waiting: useWaitingRows('scheduledTask.create', rowOf) });
};
