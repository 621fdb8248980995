import { type calls, type Task, TASK_STATUSES } from '@kovan/api-client/contract';
import { CHORE_FIELDS, pickFields, TASK_FIELDS } from '@kovan/domain/fields';
import { occurrenceId, type RuleDay } from '@kovan/domain/occurrenceIds';
import { fallsOn } from '@kovan/domain/occurrences';
import { settleTask } from '@kovan/machines/task';
import { newId } from '../../db/newId.ts';
import { notFound } from '../../http/problemError.ts';
import { forgetKeptReports } from '../../mail/outboxRepository.ts';
import { childWithin, knownChild } from '../children/service.ts';
import { countCompleted, countRow, uncountRows } from '../family/repository.ts';
import type { Asked, ChangeScope } from '../familyRoutes.ts';
import { completionMoment } from '../completionMoment.ts';
import { forgetAnswersAbout } from '../once.ts';
import { type Rule, selectRule } from '../scheduledTasks/repository.ts';
import { transitions } from '../transitions.ts';
import { type AnyTask, isDone, type OccurrenceRow, ofOccurrence, readTaskId, type TaskRow, toTask } from './anyTask.ts';
import { deleteDay, selectDay, selectDayByOldId, upsertCompleted, upsertDeleted } from './dayRepository.ts';
import { deleteTask, insertTask, selectTask, updateTask } from './repository.ts';

type Calls = typeof calls.tasks;

/** A task of either kind, and what can be done with it. */
interface FoundTask {
  readonly task: AnyTask;
  /** Completes it, where it is open, at a moment. */
  complete(at: Date): Promise<void>;
  /** Deletes it for good. */
  remove(): Promise<void>;
}

const foundRow = ({ db, familyId, send }: ChangeScope, row: TaskRow): FoundTask => ({
  task: row,
  complete: async (at) => {
    send(updateTask(db, { ...row, status: 'completed', completedAt: at }));
    send(countCompleted(db, row, 'completedTasks', 1));
  },
  remove: async () => {
    send(deleteTask(db, row));
    send(uncountRows(db, familyId, 1));
    if (isDone(row)) send(countCompleted(db, row, 'completedTasks', -1));
    send(forgetAnswersAbout(db, familyId, row.id));
    send(forgetKeptReports(db, familyId));
  },
});

/** The rule says whether a day is one of its own; what was done about the day outlives the rule. */
const foundDay = async (
  { db, familyId, now, today, send }: ChangeScope,
  day: RuleDay,
  row: OccurrenceRow | undefined,
): Promise<FoundTask> => {
  const rule = await selectRule(db, familyId, day.ruleId);
  const source: Rule | OccurrenceRow | undefined =
    row ?? (rule && fallsOn(rule, day.ruleDay, today) ? rule : undefined);
  if (!source || row?.status === 'deleted') throw notFound();
  const chore = pickFields(CHORE_FIELDS, source);
  const dueDate = row?.dueDate ?? day.ruleDay;
  const status = row?.status ?? 'pending';
  const kept = { familyId, ...day, createdAt: now, oldId: null };
  return {
    task: ofOccurrence({ ...day, id: occurrenceId(day), dueDate, status, source }),
    complete: async (at) => {
      if (!row) await countRow(db, familyId);
      send(upsertCompleted(db, { ...kept, ...chore, dueDate, status: 'completed', completedAt: at }));
      send(countCompleted(db, { familyId, childId: source.childId }, 'completedTasks', 1));
    },
    remove: async () => {
      send(forgetAnswersAbout(db, familyId, occurrenceId(day)));
      send(forgetKeptReports(db, familyId));
      if (row && isDone(row)) send(countCompleted(db, row, 'completedTasks', -1));
      if (!rule) {
        send(deleteDay(db, { familyId, ...day }));
        send(uncountRows(db, familyId, 1));
        return;
      }
      if (!row) await countRow(db, familyId);
      const ofRule = { ...pickFields(CHORE_FIELDS, rule), dueDate: day.ruleDay };
      send(upsertDeleted(db, { ...kept, ...ofRule, status: 'deleted', completedAt: null }));
    },
  };
};

/** The task that an id in a path names; 404 when there is none, or not for this call. */
const findTask = async (scope: ChangeScope, text: string): Promise<FoundTask> => {
  const found = await findAnyTask(scope, text);
  childWithin(scope, found.task.childId);
  scope.concerns(found.task.childId);
  return found;
};

const findAnyTask = async (scope: ChangeScope, text: string): Promise<FoundTask> => {
  const { db, familyId } = scope;
  const named = readTaskId(text);
  if (named.kind === 'day') return foundDay(scope, named.day, await selectDay(db, familyId, named.day));
  const task = await selectTask(db, familyId, named.id);
  if (task) return foundRow(scope, task);
  const row = await selectDayByOldId(db, familyId, named.id);
  if (!row) throw notFound();
  return foundDay(scope, { ruleId: row.ruleId, ruleDay: row.ruleDay }, row);
};

/** Adds a one-off task; a day in the past is fine. */
export const addTask = async (scope: ChangeScope, { body }: Asked<Calls['create']>): Promise<{ data: Task }> => {
  const { db, familyId, today, now, send } = scope;
  const [, childId] = await Promise.all([countRow(db, familyId), knownChild(scope, body.childId)]);
  scope.concerns(childId);
  const row: TaskRow = {
    familyId,
    id: newId(),
    ...pickFields(TASK_FIELDS, { ...body, childId }),
    status: 'pending',
    completedAt: null,
    createdAt: now,
  };
  send(insertTask(db, row));
  return { data: toTask(row, today) };
};

const settled = transitions(settleTask, TASK_STATUSES, TASK_STATUSES);

/** Brings a task to a status: completing it again changes nothing, what the machine has no way to is a 409. */
export const setTaskStatus = async (
  scope: ChangeScope,
  { params, body }: Asked<Calls['setStatus']>,
): Promise<{ data: Task }> => {
  const at = completionMoment(scope, body.at);
  const found = await findTask(scope, params.id);
  const task = toTask(found.task, scope.today);
  const status = settled(task.status, body.status);
  if (status === task.status) return { data: task };
  await found.complete(at);
  return { data: { ...task, status, completedDate: at.toISOString() } };
};

/** Deletes a one-off task, or one occurrence for good. */
export const removeTask = async (scope: ChangeScope, { params }: Asked<Calls['remove']>): Promise<void> => {
  const found = await findTask(scope, params.id);
  await found.remove();
};
