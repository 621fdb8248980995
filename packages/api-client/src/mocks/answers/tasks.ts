import { type Day, daysBetween } from '@kovan/domain/days';
import { MAX_RANGE_DAYS } from '@kovan/domain/limits';
import { type DayRange, rangeOf } from '@kovan/domain/weeks';
import { settleTask } from '@kovan/machines/task';
import type { taskCalls } from '../../contract/tasks.ts';
import { countedWeeks, isWithin, makeOccurrences, occurrenceKey, readTask, readTasks } from '../family/occurrences.ts';
import { conflict, find, invalid, removeWhere } from '../family/refusal.ts';
import { type AnswersTo, ofChild } from './asked.ts';

const allowedRange = (today: Day, start?: Day, end?: Day): DayRange => {
  const range = rangeOf(today, start, end);
  const days = daysBetween(range.start, range.end) + 1;
  const path = ['date_end'];
  if (days < 1) throw invalid({ code: 'custom', path, params: { kind: 'endBeforeStart' } });
  if (days > MAX_RANGE_DAYS) {
    throw invalid({ code: 'custom', path, params: { kind: 'rangeTooLong', maximum: MAX_RANGE_DAYS } });
  }
  return range;
};

const newestFirst = (a: { completedDate: string | null }, b: { completedDate: string | null }): number =>
  (b.completedDate ?? '').localeCompare(a.completedDate ?? '');

export const taskAnswers: AnswersTo<typeof taskCalls> = {
  list: ({ family, query, today }) => {
    const oneOff = family.tasks.filter((task) => task.scheduledTaskId === null);
    return { data: readTasks(ofChild(family, query.childId ?? null, oneOff), today) };
  },
  listWithOccurrences: ({ family, query, today }) => {
    const weeks = countedWeeks(today);
    makeOccurrences(family, weeks, today);
    const listed = family.tasks.filter((task) => task.scheduledTaskId === null || isWithin(task.dueDate, weeks));
    return { data: readTasks(ofChild(family, query.childId ?? null, listed), today) };
  },
  listOfChild: ({ family, params, query, today }) => {
    find(family.children, params.childId);
    const range = allowedRange(today, query.date_start, query.date_end);
    makeOccurrences(family, range, today);
    const listed = family.tasks.filter((task) => isWithin(task.dueDate, range));
    return { data: readTasks(ofChild(family, params.childId, listed), today) };
  },
  listCompleted: ({ family, query, today }) => {
    const completed = ofChild(family, query.childId ?? null, family.tasks).filter(
      (task) => task.completedDate !== null,
    );
    return { data: completed.toSorted(newestFirst).map((task) => readTask(task, today)) };
  },
  create: ({ family, body, today }) => {
    find(family.children, body.childId);
    const task = { id: family.newId(), ...body, completedDate: null, scheduledTaskId: null };
    family.tasks.push(task);
    return { data: readTask(task, today) };
  },
  setStatus: ({ family, params, body, today }) => {
    const task = find(family.tasks, params.id);
    if (settleTask(readTask(task, today).status, body.status) === null) throw conflict();
    task.completedDate ??= family.now().toISOString();
    return { data: readTask(task, today) };
  },
  remove: ({ family, params }) => {
    const { id, scheduledTaskId, dueDate } = find(family.tasks, params.id);
    if (scheduledTaskId !== null) family.deletedOccurrences.add(occurrenceKey(scheduledTaskId, dueDate));
    removeWhere(family.tasks, (task) => task.id === id);
  },
};
