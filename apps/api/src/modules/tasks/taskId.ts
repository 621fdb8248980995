import { parseOccurrenceId, type RuleDay } from '@kovan/domain/occurrenceIds';
import { asId } from '../../http/ids.ts';

/** What the id of a task in a path names: a day of a rule, or a row by its uuid. */
export type TaskId = { readonly kind: 'day'; readonly day: RuleDay } | { readonly kind: 'row'; readonly id: string };

/** Reads the id of a task of either kind; a text that can be neither is a 404. */
export const readTaskId = (text: string): TaskId => {
  const day = parseOccurrenceId(text);
  return day === null
    ? { kind: 'row', id: asId(text) }
    : { kind: 'day', day: { ruleId: asId(day.ruleId), ruleDay: day.ruleDay } };
};

/** Where an id stands among those of both kinds: by the task's or the rule's uuid, then by the rule's day. */
export const placeOfId = (text: string): { readonly id: string; readonly ruleDay: string | null } => {
  const named = readTaskId(text);
  return named.kind === 'row' ? { id: named.id, ruleDay: null } : { id: named.day.ruleId, ruleDay: named.day.ruleDay };
};
