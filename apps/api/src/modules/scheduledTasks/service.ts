import type { ScheduledTask, ScheduledTaskInput } from '@kovan/api-client/contract';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { notFound, tooManyRows } from '../../http/problemError.ts';
import { forgetKeptMails } from '../../mail/outboxRepository.ts';
import { addToChild, childOrFamily } from '../children/service.ts';
import { uncountRows } from '../family/counts.ts';
import { lockFamily } from '../familyLock.ts';
import { forgetAnswersAbout } from '../once.ts';
import type { Scope } from '../scope.ts';
import { deleteDaysNotCompleted } from '../tasks/occurrenceRepository.ts';
import { countRules, deleteRule, insertRule, type Rule, selectRules } from './repository.ts';

const toScheduledTask = ({ id, name, icon, childId, frequency, weekDays }: Rule): ScheduledTask => ({
  id,
  name,
  icon,
  childId,
  isPeriodic: true,
  period: { frequency: String(frequency), weekDays },
  status: 'scheduled',
});

/** The rules of a child, or of the whole family. */
export const listScheduledTasks = async (
  db: Database,
  familyId: string,
  childId: string | undefined,
): Promise<ScheduledTask[]> => {
  const rules = await selectRules(db, familyId, await childOrFamily(db, familyId, childId));
  return rules.map(toScheduledTask);
};

/**
 * Adds a rule; its first week is the one that holds the viewer's day (S-34). More rules than a family may have are a 409.
 */
export const addScheduledTask = async (
  tx: Database,
  scope: Scope,
  input: ScheduledTaskInput,
): Promise<ScheduledTask> => {
  const rule: Rule = {
    familyId: scope.familyId,
    id: newId(),
    childId: asId(input.childId),
    name: input.name,
    icon: input.icon,
    frequency: Number(input.period.frequency),
    weekDays: input.period.weekDays,
    createdOn: scope.today,
    createdAt: scope.now,
  };
  await lockFamily(tx, scope.familyId);
  if ((await countRules(tx, scope.familyId)) >= FAMILY_LIMITS.rules) throw tooManyRows();
  await addToChild(insertRule(tx, rule));
  return toScheduledTask(rule);
};

/** Deletes a rule with all that was done about its days but completing them; completed ones stay as history (S-37). */
export const removeScheduledTask = async (db: Database, familyId: string, id: string): Promise<void> => {
  const ruleId = asId(id);
  await db.transaction(async (tx) => {
    await lockFamily(tx, familyId);
    if (!(await deleteRule(tx, familyId, ruleId))) throw notFound();
    await uncountRows(tx, familyId, await deleteDaysNotCompleted(tx, familyId, ruleId));
    await forgetAnswersAbout(tx, familyId, ruleId);
    await forgetKeptMails(tx, familyId);
  });
};
