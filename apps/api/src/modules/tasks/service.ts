import type { Task, TaskInput, TaskStatus } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { settleTask, taskStatusOn } from '@kovan/machines/task';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { conflict, notFound } from '../../http/problemError.ts';
import { addToChild } from '../children/service.ts';
import { lockFamily } from '../familyLock.ts';
import { forgetAnswersAbout } from '../once.ts';
import { ruleExists } from '../scheduledTasks/repository.ts';
import type { Scope } from '../scope.ts';
import { insertOccurrenceDeletion } from './occurrenceRepository.ts';
import { deleteTask, insertTask, selectTaskForUpdate, type TaskRow, updateCompleted } from './repository.ts';

/** A stored task as it reads on the viewer's day (S-33). */
export const toTask = (row: TaskRow, today: Day): Task => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  status: taskStatusOn(row.status, row.dueDate, today),
  dueDate: row.dueDate,
  completedDate: row.completedAt?.toISOString() ?? null,
  childId: row.childId,
  scheduledTaskId: row.scheduledTaskId,
});

/** Adds a one-off task; a day in the past is fine (V-20). */
export const addTask = async (db: Database, scope: Scope, input: TaskInput): Promise<Task> => {
  const row: TaskRow = {
    familyId: scope.familyId,
    id: newId(),
    childId: asId(input.childId),
    scheduledTaskId: null,
    name: input.name,
    icon: input.icon,
    dueDate: input.dueDate,
    status: 'pending',
    completedAt: null,
    createdAt: scope.now,
  };
  await addToChild(insertTask(db, row));
  return toTask(row, scope.today);
};

/** Brings a task to a status: completing it again changes nothing, what the machine has no way to is a 409 (S-30 to S-32). */
export const setTaskStatus = (db: Database, scope: Scope, id: string, wanted: TaskStatus): Promise<Task> => {
  const taskId = asId(id);
  return db.transaction(async (tx) => {
    const row = await selectTaskForUpdate(tx, scope.familyId, taskId);
    if (!row) throw notFound();
    const task = toTask(row, scope.today);
    const settled = settleTask(task.status, wanted);
    if (settled === null) throw conflict();
    if (settled === task.status) return task;
    await updateCompleted(tx, scope.familyId, taskId, scope.now);
    return { ...task, status: settled, completedDate: scope.now.toISOString() };
  });
};

/** Deletes a task; that an occurrence was deleted is remembered, so that it is not made again. */
export const removeTask = async (db: Database, familyId: string, id: string): Promise<void> => {
  const taskId = asId(id);
  await db.transaction(async (tx) => {
    await lockFamily(tx, familyId, 'no key update');
    const task = await deleteTask(tx, familyId, taskId);
    if (!task) throw notFound();
    await forgetAnswersAbout(tx, familyId, taskId);
    const { scheduledTaskId, dueDate } = task;
    if (scheduledTaskId !== null && (await ruleExists(tx, familyId, scheduledTaskId))) {
      await insertOccurrenceDeletion(tx, { familyId, scheduledTaskId, dueDate });
    }
  });
};
