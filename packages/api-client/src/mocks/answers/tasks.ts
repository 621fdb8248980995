import { type Day, daysBetween } from '@kovan/domain/days';
import { MAX_LIST_ROWS, MAX_RANGE_DAYS } from '@kovan/domain/limits';
import { countedRange, type DayRange, isWithin, rangeOf } from '@kovan/domain/weeks';
import { settleTask } from '@kovan/machines/task';
import type { taskCalls } from '../../contract/tasks.ts';
import { completedTasks, occurrencesOf, oneOffTasks, readTask, readTasks } from '../family/anyTask.ts';
import { holdTask } from '../family/heldTask.ts';
import { conflict, find, invalid } from '../family/refusal.ts';
import { requireRoom } from '../family/room.ts';
import { type AnswersTo, ofChild } from './asked.ts';

const refused = (kind: string, maximum?: number) =>
  invalid({ code: 'custom', path: ['date_end'], params: { kind, maximum } });

const allowedRange = (today: Day, start?: Day, end?: Day): DayRange => {
  const range = rangeOf(today, start, end);
  const days = daysBetween(range.start, range.end) + 1;
  if (days < 1) throw refused('endBeforeStart');
  if (days > MAX_RANGE_DAYS) throw refused('rangeTooLong', MAX_RANGE_DAYS);
  return range;
};

/** No list here is so long that it gave a mark to go on from. */
const refuseMark = ({ before }: { readonly before?: string | undefined }): void => {
  if (before !== undefined) throw invalid({ code: 'custom', path: ['before'], params: { kind: 'cursor' } });
};

export const taskAnswers: AnswersTo<typeof taskCalls> = {
  list: ({ family, query, today }) => {
    refuseMark(query);
    return { data: readTasks(ofChild(family, query.childId ?? null, oneOffTasks(family)), today) };
  },
  listWithOccurrences: ({ family, query, today }) => {
    refuseMark(query);
    const listed = [...oneOffTasks(family), ...occurrencesOf(family, countedRange(today), today)];
    return { data: readTasks(ofChild(family, query.childId ?? null, listed), today) };
  },
  listOfChild: ({ family, params, query, today }) => {
    refuseMark(query);
    const range = allowedRange(today, query.date_start, query.date_end);
    const oneOff = oneOffTasks(family).filter((task) => isWithin(task.dueDate, range));
    const listed = ofChild(family, params.childId, [...oneOff, ...occurrencesOf(family, range, today)]);
    if (listed.length > MAX_LIST_ROWS) throw refused('rangeTooFull', MAX_LIST_ROWS);
    return { data: readTasks(listed, today) };
  },
  listCompleted: ({ family, query, today }) => {
    refuseMark(query);
    const completed = ofChild(family, query.childId ?? null, completedTasks(family));
    return { data: completed.map((task) => readTask(task, today)) };
  },
  create: ({ family, body, today }) => {
    find(family.children, body.childId);
    requireRoom(family, 'rows');
    const task = { id: family.newId(), ...body, completedDate: null };
    family.tasks.push(task);
    return { data: readTask({ ...task, scheduledTaskId: null }, today) };
  },
  setStatus: ({ family, params, body, today }) => {
    const { task, complete } = holdTask(family, params.id, today);
    if (settleTask(readTask(task, today).status, body.status) === null) throw conflict();
    if (task.completedDate === null) complete(family.now().toISOString());
    return { data: readTask(holdTask(family, params.id, today).task, today) };
  },
  remove: ({ family, params, today }) => holdTask(family, params.id, today).remove(),
};
