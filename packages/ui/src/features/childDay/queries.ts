import type { Homework, Task } from '@kovan/api-client/contract';
import { type ChildDay, childDay, isHomeworkDone, type Thing } from '@kovan/domain/childDay';
import { addToDay } from '@kovan/domain/days';
import { useMemo } from 'react';
import { useWaitingItems } from '../../data/queue/useWaitingItems.ts';
import { useToday } from '../../providers/ClockProvider.tsx';
import { useHomeworkOfChild } from '../homework/queries.ts';
import { useTasksOfWeek, useTasksSinceLastWeek } from '../tasks/queries.ts';
import { inOrderDone } from './parts/progress.ts';

/** One thing of a child's day. */
export type DayThing = Thing<Task, Homework>;

/** What a child has to do today, and what is left from before, as far as it could be read. */
export interface ReadDay {
  readonly day: ChildDay<Task, Homework>;
  /** The tasks of the current week. */
  readonly week: readonly Task[];
  /** Those of them that are due today. */
  readonly tasks: readonly Task[];
  /** One-off tasks, and occurrences since the Monday of last week. */
  readonly tasksSinceLastWeek: readonly Task[];
  readonly homework: readonly Homework[];
  /** Open homework that is due tomorrow. */
  readonly tomorrow: readonly Homework[];
  /** Until all of it has been read, or can't be: then everything is shown in one go, and nothing moves. */
  readonly isLoading: boolean;
  /** The tasks can't be read: without them there is no day. */
  readonly isError: boolean;
  readonly isRetrying: boolean;
  retry(): void;
  /** What else could not be read, each with its way to try again. */
  readonly missing: readonly Missing[];
}

interface Missing {
  readonly what: 'late' | 'homework';
  readonly isRetrying: boolean;
  retry(): void;
}

/** The day of a child, from the child's tasks and homework; the same object until something of it changes. */
export const useChildDay = (childId: string): ReadDay => {
  const today = useToday();
  const week = useTasksOfWeek(childId);
  const sinceLastWeek = useTasksSinceLastWeek(childId);
  const homework = useHomeworkOfChild(childId);
  // Done without a connection, it stands there until it is sent: so it can be taken back.
  const waiting = useWaitingItems();
  const isKnown = [week, sinceLastWeek, homework].every(({ isLoading, isError }) => !isLoading && !isError);

  const tasks = useMemo(() => week.items.filter(({ dueDate }) => dueDate === today), [week.items, today]);
  const day = useMemo(() => {
    const late = sinceLastWeek.items.filter(({ dueDate }) => dueDate < today);
    const isKept = (id: string) => waiting.has(id);
    return childDay({ today, tasks: [...tasks, ...late], homework: homework.items, isKnown, isKept });
  }, [tasks, sinceLastWeek.items, homework.items, today, isKnown, waiting]);

  const tomorrow = useMemo(() => {
    const dueTomorrow = addToDay(today, { days: 1 });
    return homework.items.filter((item) => item.dueDate === dueTomorrow && !isHomeworkDone(item));
  }, [homework.items, today]);

  return useMemo(
    () => ({
      day,
      week: week.items,
      tasks,
      tasksSinceLastWeek: sinceLastWeek.items,
      homework: homework.items,
      tomorrow,
      isLoading: week.isLoading || sinceLastWeek.isLoading || homework.isLoading,
      isError: week.isError,
      isRetrying: week.isRetrying,
      retry: week.retry,
      missing: [
        ...(sinceLastWeek.isError ? [{ ...sinceLastWeek, what: 'late' as const }] : []),
        ...(homework.isError ? [{ ...homework, what: 'homework' as const }] : []),
      ],
    }),
    [day, tasks, tomorrow, week, sinceLastWeek, homework],
  );
};

/** The cells in the order of the comb: what is done first, since honey rises from the bottom row. */
export const inCombOrder = (cells: readonly DayThing[]): readonly DayThing[] => {
  const tasks = cells.flatMap((cell) => (cell.kind === 'task' ? [cell.item] : []));
  const place = new Map(inOrderDone(tasks).map(({ id }, index) => [id, index]));
  const placeOf = ({ id, isDone }: DayThing) => (isDone ? (place.get(id) ?? place.size) : cells.length);
  return cells.toSorted((a, b) => placeOf(a) - placeOf(b));
};
