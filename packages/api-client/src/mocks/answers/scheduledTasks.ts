import type { scheduledTaskCalls } from '../../contract/tasks.ts';
import { find, removeWhere } from '../family/refusal.ts';
import { requireRoom } from '../family/room.ts';
import { type AnswersTo, ofChild } from './asked.ts';

export const scheduledTaskAnswers: AnswersTo<typeof scheduledTaskCalls> = {
  list: ({ family, query }) => ({ data: [...ofChild(family, query.childId ?? null, family.rules)] }),
  create: ({ family, body: { childId, name, icon, period }, today }) => {
    find(family.children, childId);
    requireRoom(family, 'rules');
    const record = { id: family.newId(), childId, name, icon, period, createdOn: today };
    family.rules.push(record);
    return { data: record };
  },
  remove: ({ family, params }) => {
    const { id } = find(family.rules, params.id);
    removeWhere(family.rules, (rule) => rule.id === id);
    removeWhere(family.doneDays, ({ ruleId, status }) => ruleId === id && status !== 'completed');
  },
};
