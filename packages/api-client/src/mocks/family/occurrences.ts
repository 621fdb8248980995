import { type Day, isDay } from '@kovan/domain/days';
import { byDueDate } from '@kovan/domain/dueLabels';
import { occurrenceDays } from '@kovan/domain/occurrences';
import { type DayRange, earliestLateDay, weekEnd } from '@kovan/domain/weeks';
import { taskStatusOn } from '@kovan/machines/task';
import type { Task } from '../../contract/tasks.ts';
import type { Family } from './createFamily.ts';
import type { TaskRecord } from './records.ts';

/** The weeks whose occurrences are counted, and listed as late (decisions.md, Dashboard counters). */
export const countedWeeks = (today: Day): DayRange => ({ start: earliestLateDay(today), end: weekEnd(today) });

export const isWithin = (day: Day, { start, end }: DayRange): boolean => start <= day && day <= end;

export const occurrenceKey = (ruleId: string, day: Day): string => `${ruleId} ${day}`;

/** Makes the occurrences of a range that are not there yet, one per rule and day (S-36). */
export const makeOccurrences = (family: Family, range: DayRange, today: Day): void => {
  const existing = new Set(family.tasks.map((task) => occurrenceKey(task.scheduledTaskId ?? '', task.dueDate)));
  for (const { id, name, icon, childId, createdOn, period } of family.rules) {
    const rule = { createdOn, frequency: Number(period.frequency), weekDays: period.weekDays };
    for (const dueDate of occurrenceDays(rule, range, today).filter(isDay)) {
      const key = occurrenceKey(id, dueDate);
      if (existing.has(key) || family.deletedOccurrences.has(key)) continue;
      const scheduledTaskId = id;
      family.tasks.push({ id: family.newId(), name, icon, childId, dueDate, completedDate: null, scheduledTaskId });
    }
  }
};

/** A task as it is read on a day (S-33). */
export const readTask = (task: TaskRecord, today: Day): Task => ({
  ...task,
  status: taskStatusOn(task.completedDate === null ? 'pending' : 'completed', task.dueDate, today),
});

/** Tasks as they are listed: by due date ascending. */
export const readTasks = (tasks: readonly TaskRecord[], today: Day): Task[] =>
  tasks.toSorted(byDueDate).map((task) => readTask(task, today));
