import type { Day } from './days.ts';
import { occurrenceId, type RuleDay } from './occurrenceIds.ts';
import { occurrenceDays, type RepeatRule } from './occurrences.ts';
import { type DayRange, isWithin } from './weeks.ts';

/** A rule that still stands. */
export interface StandingRule extends RepeatRule {
  readonly id: string;
}

/** What was done about one day of a rule; of that day nothing else counts. */
export interface DoneDay extends RuleDay {
  /** The day on which it is shown: another than the rule's after a move. */
  readonly dueDate: Day;
  readonly status: 'pending' | 'completed' | 'deleted';
}

/** What the occurrences of a range follow from. */
export interface OccurrenceSources<Rule extends StandingRule, Done extends DoneDay> {
  readonly rules: readonly Rule[];
  /** Every day of these rules about which something was done and that falls, or is shown, within the range; and completed ones of rules that are gone. */
  readonly done: readonly Done[];
  readonly range: DayRange;
  readonly today: Day;
}

/** One occurrence. `source` says what it is called, how it looks and whose it is: what was done about the day, else the rule. */
export interface Occurrence<Source> extends RuleDay {
  readonly id: string;
  readonly dueDate: Day;
  readonly status: 'pending' | 'completed';
  readonly source: Source;
}

/**
 * The occurrences that are shown within a range, in no order: the days on which the rules fall, but for those about which
 * something was done, and these as they are now. A deleted day is none, nor is one that is not completed of a rule that
 * is gone. They come one by one, so that whoever has enough stops.
 */
export function* occurrencesIn<Rule extends StandingRule, Done extends DoneDay>({
  rules,
  done,
  range,
  today,
}: OccurrenceSources<Rule, Done>): Generator<Occurrence<Rule | Done>, void> {
  const standing = new Set(rules.map(({ id }) => id));
  const settled = new Set<string>();
  for (const source of done) {
    const { ruleId, ruleDay, dueDate, status } = source;
    const id = occurrenceId(source);
    settled.add(id);
    if (status === 'deleted' || !isWithin(dueDate, range)) continue;
    if (status === 'completed' || standing.has(ruleId)) yield { id, ruleId, ruleDay, dueDate, status, source };
  }
  for (const source of rules) {
    const ruleId = source.id;
    for (const ruleDay of occurrenceDays(source, range, today)) {
      const id = occurrenceId({ ruleId, ruleDay });
      if (!settled.has(id)) yield { id, ruleId, ruleDay, dueDate: ruleDay, status: 'pending', source };
    }
  }
}

/** How many occurrences of a range are still to be done. */
export const countOpenOccurrences = (sources: OccurrenceSources<StandingRule, DoneDay>): number => {
  let open = 0;
  for (const { status } of occurrencesIn(sources)) if (status === 'pending') open += 1;
  return open;
};

/**
 * The order of tasks of both kinds: by day, within a day by the task's own id, for an occurrence by its rule's. Ids of
 * tasks and rules sort in the order of their making, and an occurrence's begins with its rule's.
 */
export const byDayAndId = (
  a: { readonly dueDate: Day; readonly id: string },
  b: { readonly dueDate: Day; readonly id: string },
): number => {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};
