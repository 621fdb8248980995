import { type Day, isDay } from './days.ts';

/** One day of a rule: the day on which the rule falls, also after the occurrence was moved to another. */
export interface RuleDay {
  readonly ruleId: string;
  readonly ruleDay: Day;
}

/** The id of an occurrence; to everybody but its maker it is opaque (decisions.md, Periodic tasks). */
export const occurrenceId = ({ ruleId, ruleDay }: RuleDay): string => `${ruleId}.${ruleDay}`;

/** What an occurrence's id names, or `null` for a text that is none. Says nothing of whether the rule falls on that day. */
export const parseOccurrenceId = (id: string): RuleDay | null => {
  const dot = id.lastIndexOf('.');
  const ruleDay = id.slice(dot + 1);
  return dot > 0 && isDay(ruleDay) ? { ruleId: id.slice(0, dot), ruleDay } : null;
};
