import type { calls, ScheduledTask } from '@kovan/api-client/contract';
import { CHORE_FIELDS, pickFields } from '@kovan/domain/fields';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { full, notFound } from '../../http/problemError.ts';
import { forgetKeptReports } from '../../mail/outboxRepository.ts';
import { knownChild, knownWhose } from '../children/service.ts';
import { uncountRows } from '../family/repository.ts';
import type { Asked, ChangeScope, Scope } from '../familyRoutes.ts';
import { forgetAnswersAbout } from '../once.ts';
import { deleteDaysNotCompleted } from '../tasks/dayRepository.ts';
import { countRules, deleteRule, insertRule, type Rule, selectRules, type ShownRule } from './repository.ts';

type Calls = typeof calls.scheduledTasks;

const toScheduledTask = (rule: ShownRule): ScheduledTask =>
  Object.assign(pickFields(CHORE_FIELDS, rule), {
    id: rule.id,
    isPeriodic: true as const,
    period: { frequency: String(rule.frequency), weekDays: rule.weekDays },
    status: 'scheduled' as const,
  });

/** The rules of a child, or of the whole family. */
export const listScheduledTasks = async (
  scope: Scope,
  { query }: Asked<Calls['list']>,
): Promise<{ data: ScheduledTask[] }> => {
  const rules = await selectRules(scope.db, scope.familyId, await knownWhose(scope, query.childId));
  return { data: rules.map(toScheduledTask) };
};

const requireRoom = async ({ db, familyId }: Scope): Promise<void> => {
  if ((await countRules(db, familyId)) >= FAMILY_LIMITS.rules) throw full('rules');
};

/** Adds a rule; its first week is the one that holds the viewer's day. More rules than a family may have are a 409. */
export const addScheduledTask = async (
  scope: ChangeScope,
  { body }: Asked<Calls['create']>,
): Promise<{ data: ScheduledTask }> => {
  const { db, familyId, today, now, send } = scope;
  const [, childId] = await Promise.all([requireRoom(scope), knownChild(scope, body.childId)]);
  scope.concerns(childId);
  const rule: Rule = {
    familyId,
    id: newId(),
    ...pickFields(CHORE_FIELDS, { ...body, childId }),
    frequency: Number(body.period.frequency),
    weekDays: body.period.weekDays,
    createdOn: today,
    createdAt: now,
  };
  send(insertRule(db, rule));
  return { data: toScheduledTask(rule) };
};

/** Deletes a rule with all that was done about its days but completing them; completed ones stay as history. */
export const removeScheduledTask = async (
  { db, familyId, send, concerns }: ChangeScope,
  { params }: Asked<Calls['remove']>,
): Promise<void> => {
  const ruleId = asId(params.id);
  const childId = await deleteRule(db, familyId, ruleId);
  if (childId === null) throw notFound();
  concerns(childId);
  send(uncountRows(db, familyId, await deleteDaysNotCompleted(db, familyId, ruleId)));
  send(forgetAnswersAbout(db, familyId, ruleId));
  send(forgetKeptReports(db, familyId));
};
