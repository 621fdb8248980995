import { occurrenceId, type RuleDay } from '@kovan/domain/occurrenceIds';
import { fallsOn } from '@kovan/domain/occurrences';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/problemError.ts';
import { forgetKeptMails } from '../../mail/outboxRepository.ts';
import { countCompleted, countRows, uncountRows } from '../family/counts.ts';
import { forgetAnswersAbout } from '../once.ts';
import { type Rule, selectRule } from '../scheduledTasks/repository.ts';
import type { Scope } from '../scope.ts';
import { type AnyTask, isDone, ofOccurrence, ofTask } from './anyTask.ts';
import {
  deleteDay,
  type OccurrenceRow,
  selectDay,
  selectDayByOldId,
  upsertCompleted,
  upsertDeleted,
} from './occurrenceRepository.ts';
import { deleteTask, selectTask, type TaskRow, updateCompleted } from './repository.ts';
import { readTaskId } from './taskId.ts';

/** A task of either kind that nobody else changes meanwhile, since the transaction holds the family's lock. */
export interface HeldTask {
  readonly task: AnyTask;
  /** Completes it, where it is open. */
  complete(): Promise<void>;
  /** Deletes it for good. */
  remove(): Promise<void>;
}

const holdRow = (tx: Database, { familyId, now }: Scope, row: TaskRow): HeldTask => ({
  task: ofTask(row),
  complete: async () => {
    await updateCompleted(tx, familyId, row.id, now);
    await countCompleted(tx, row, 'completedTasks', 1);
  },
  remove: async () => {
    await deleteTask(tx, familyId, row.id);
    await uncountRows(tx, familyId, 1);
    if (isDone(row)) await countCompleted(tx, row, 'completedTasks', -1);
    await forgetAnswersAbout(tx, familyId, row.id);
    await forgetKeptMails(tx, familyId);
  },
});

/** The rule says whether a day is one of its own; what was done about the day outlives the rule. */
const holdDay = async (
  tx: Database,
  { familyId, now, today }: Scope,
  day: RuleDay,
  row: OccurrenceRow | undefined,
): Promise<HeldTask> => {
  const rule = await selectRule(tx, familyId, day.ruleId);
  const source: Rule | OccurrenceRow | undefined =
    row ?? (rule && fallsOn(rule, day.ruleDay, today) ? rule : undefined);
  if (!source || row?.status === 'deleted') throw notFound();
  const { childId, name, icon } = source;
  const dueDate = row?.dueDate ?? day.ruleDay;
  const status = row?.status ?? 'pending';
  const kept = { familyId, ...day, createdAt: now, oldId: null };
  return {
    task: ofOccurrence({ ...day, id: occurrenceId(day), dueDate, status, source }),
    complete: async () => {
      if (!row) await countRows(tx, familyId);
      await upsertCompleted(tx, { ...kept, childId, name, icon, dueDate, status: 'completed', completedAt: now });
      await countCompleted(tx, { familyId, childId }, 'completedTasks', 1);
    },
    remove: async () => {
      await forgetKeptMails(tx, familyId);
      if (row && isDone(row)) await countCompleted(tx, row, 'completedTasks', -1);
      if (!rule) {
        await deleteDay(tx, familyId, day);
        await uncountRows(tx, familyId, 1);
        return;
      }
      if (!row) await countRows(tx, familyId);
      const ofRule = { childId: rule.childId, name: rule.name, icon: rule.icon, dueDate: day.ruleDay };
      await upsertDeleted(tx, { ...kept, ...ofRule, status: 'deleted', completedAt: null });
    },
  };
};

/** The task that an id in a path names, in a transaction that holds the family's lock; 404 when there is none. */
export const holdTask = async (tx: Database, scope: Scope, text: string): Promise<HeldTask> => {
  const { familyId } = scope;
  const named = readTaskId(text);
  if (named.kind === 'day') return holdDay(tx, scope, named.day, await selectDay(tx, familyId, named.day));
  const task = await selectTask(tx, familyId, named.id);
  if (task) return holdRow(tx, scope, task);
  const row = await selectDayByOldId(tx, familyId, named.id);
  if (!row) throw notFound();
  return holdDay(tx, scope, { ruleId: row.ruleId, ruleDay: row.ruleDay }, row);
};
