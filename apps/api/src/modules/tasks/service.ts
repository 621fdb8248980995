import type { Task, TaskInput, TaskStatus } from '@kovan/api-client/contract';
import { settleTask } from '@kovan/machines/task';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { conflict } from '../../http/problemError.ts';
import { addToChild } from '../children/service.ts';
import { countRows } from '../family/counts.ts';
import { lockFamily } from '../familyLock.ts';
import type { Scope } from '../scope.ts';
import { ofTask, toTask } from './anyTask.ts';
import { holdTask } from './heldTask.ts';
import { insertTask, type TaskRow } from './repository.ts';

/** Adds a one-off task; a day in the past is fine (V-20). */
export const addTask = async (tx: Database, scope: Scope, input: TaskInput): Promise<Task> => {
  const row: TaskRow = {
    familyId: scope.familyId,
    id: newId(),
    childId: asId(input.childId),
    name: input.name,
    icon: input.icon,
    dueDate: input.dueDate,
    status: 'pending',
    completedAt: null,
    createdAt: scope.now,
  };
  await countRows(tx, scope.familyId);
  await addToChild(insertTask(tx, row));
  return toTask(ofTask(row), scope.today);
};

/** Brings a task to a status: completing it again changes nothing, what the machine has no way to is a 409 (S-30 to S-32). */
export const setTaskStatus = (db: Database, scope: Scope, id: string, wanted: TaskStatus): Promise<Task> =>
  db.transaction(async (tx) => {
    await lockFamily(tx, scope.familyId);
    const held = await holdTask(tx, scope, id);
    const task = toTask(held.task, scope.today);
    const settled = settleTask(task.status, wanted);
    if (settled === null) throw conflict();
    if (settled === task.status) return task;
    await held.complete();
    return { ...task, status: settled, completedDate: scope.now.toISOString() };
  });

/** Deletes a one-off task, or one occurrence for good. */
export const removeTask = (db: Database, scope: Scope, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockFamily(tx, scope.familyId);
    const held = await holdTask(tx, scope, id);
    await held.remove();
  });
