import type { Day } from '@kovan/domain/days';
import { occurrenceDays } from '@kovan/domain/occurrences';
import type { DayRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { lockFamily } from '../familyLock.ts';
import { type Rule, selectRules } from '../scheduledTasks/repository.ts';
import type { Scope } from '../scope.ts';
import { insertOccurrences, selectSettledDays } from './occurrenceRepository.ts';

interface Missing {
  readonly rule: Rule;
  readonly day: Day;
}

const keyOf = (ruleId: string, day: Day): string => `${ruleId} ${day}`;

const findMissing = async (
  db: Database,
  { familyId, today }: Scope,
  childId: string | null,
  range: DayRange,
): Promise<Missing[]> => {
  const rules = await selectRules(db, familyId, childId);
  const wanted = rules.flatMap((rule) => occurrenceDays(rule, range, today).map((day) => ({ rule, day })));
  if (wanted.length === 0) return [];
  const ruleIds = [...new Set(wanted.map(({ rule }) => rule.id))];
  const settled = await selectSettledDays(db, familyId, ruleIds, range);
  const keys = new Set(settled.map(({ ruleId, day }) => keyOf(ruleId, day)));
  return wanted.filter(({ rule, day }) => !keys.has(keyOf(rule.id, day)));
};

/**
 * Makes the occurrences that fall within a range and do not exist yet, of a child or (`null`) of the whole family: one a
 * rule and day however many requests race (S-36). Reading comes first, since nearly always nothing is missing.
 */
export const ensureOccurrences = async (
  db: Database,
  scope: Scope,
  childId: string | null,
  range: DayRange,
): Promise<void> => {
  if ((await findMissing(db, scope, childId, range)).length === 0) return;
  await db.transaction(async (tx) => {
    await lockFamily(tx, scope.familyId, 'share');
    // Asked again behind the lock: a rule or an occurrence may have been deleted since.
    const missing = await findMissing(tx, scope, childId, range);
    await insertOccurrences(
      tx,
      missing.map(({ rule, day }) => ({
        familyId: scope.familyId,
        id: newId(),
        childId: rule.childId,
        scheduledTaskId: rule.id,
        name: rule.name,
        icon: rule.icon,
        dueDate: day,
        status: 'pending',
        completedAt: null,
        createdAt: scope.now,
      })),
    );
  });
};
