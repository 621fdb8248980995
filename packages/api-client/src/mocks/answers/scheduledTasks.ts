import { CHORE_FIELDS, pickFields } from '@kovan/domain/fields';
import type { scheduledTaskCalls } from '../../contract/tasks.ts';
import { find, removeWhere } from '../family/refusal.ts';
import { requireRoom } from '../family/room.ts';
import { type AnswersTo, ofChild } from './asked.ts';

export const scheduledTaskAnswers: AnswersTo<typeof scheduledTaskCalls> = {
  list: ({ family, query }) => ({ data: [...ofChild(family, query.childId ?? null, family.rules)] }),
  create: ({ family, body, today }) => {
    find(family.children, body.childId);
    requireRoom(family, 'rules');
    const record = {
      id: family.newId(),
      ...pickFields(CHORE_FIELDS, body),
      period: body.period,
      createdOn: today,
    };
    family.rules.push(record);
    return { data: record };
  },
  remove: ({ family, params }) => {
    const { id } = find(family.rules, params.id);
    removeWhere(family.rules, (rule) => rule.id === id);
    removeWhere(family.doneDays, ({ ruleId, status }) => ruleId === id && status !== 'completed');
  },
};
