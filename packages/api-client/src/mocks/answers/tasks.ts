import { type Day, daysBetween } from '@kovan/domain/days';
import { MAX_LIST_ROWS, MAX_RANGE_DAYS } from '@kovan/domain/limits';
import { byDayAndId } from '@kovan/domain/occurrenceList';
import { countedRange, type DayRange, isWithin, rangeOf } from '@kovan/domain/weeks';
import { settleTask } from '@kovan/machines/task';
import type { taskCalls } from '../../contract/tasks.ts';
import { type AnyTask, completedTasks, occurrencesOf, oneOffTasks, readTask } from '../family/anyTask.ts';
import { completionMoment } from '../family/completionMoment.ts';
import { holdTask } from '../family/heldTask.ts';
import { pageOf, refuseMark } from '../family/page.ts';
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

const completedAt = ({ completedDate }: AnyTask) => completedDate;

/** A page of tasks as they are listed: by due date, within a day in the order of their making. */
const readPage = (tasks: readonly AnyTask[], before: string | undefined, today: Day) => {
  const { data, next } = pageOf(tasks.toSorted(byDayAndId), completedAt, before);
  return { data: data.map((task) => readTask(task, today)), next };
};

export const taskAnswers: AnswersTo<typeof taskCalls> = {
  list: ({ family, query, today }) =>
    readPage(ofChild(family, query.childId ?? null, oneOffTasks(family)), query.before, today),
  listWithOccurrences: ({ family, query, today }) => {
    const listed = [...oneOffTasks(family), ...occurrencesOf(family, countedRange(today), today)];
    return readPage(ofChild(family, query.childId ?? null, listed), query.before, today);
  },
  listOfChild: ({ family, params, query, today }) => {
    const range = allowedRange(today, query.date_start, query.date_end);
    const oneOff = oneOffTasks(family).filter((task) => isWithin(task.dueDate, range));
    const listed = ofChild(family, params.childId, [...oneOff, ...occurrencesOf(family, range, today)]);
    // Without days it is a list without a range, which goes on where it is too long.
    if (query.date_start === undefined && query.date_end === undefined) return readPage(listed, query.before, today);
    if (query.before !== undefined) return refuseMark();
    if (listed.length > MAX_LIST_ROWS) throw refused('rangeTooFull', MAX_LIST_ROWS);
    return readPage(listed, undefined, today);
  },
  listCompleted: ({ family, query, today }) => {
    const completed = ofChild(family, query.childId ?? null, completedTasks(family));
    const { data, next } = pageOf(completed, completedAt, query.before, { newestFirst: true });
    return { data: data.map((task) => readTask(task, today)), next };
  },
  create: ({ family, body, today }) => {
    find(family.children, body.childId);
    requireRoom(family, 'rows');
    const task = { id: family.newId(), ...body, completedDate: null };
    family.tasks.push(task);
    return { data: readTask({ ...task, scheduledTaskId: null }, today) };
  },
  setStatus: ({ family, params, body, today }) => {
    const at = completionMoment(family, body.at);
    const { task, complete } = holdTask(family, params.id, today);
    if (settleTask(readTask(task, today).status, body.status) === null) throw conflict();
    if (task.completedDate === null) complete(at);
    return { data: readTask(holdTask(family, params.id, today).task, today) };
  },
  remove: ({ family, params, today }) => holdTask(family, params.id, today).remove(),
};
