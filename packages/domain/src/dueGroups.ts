import { addToDay, type Day } from './days.ts';
import { byDueDate } from './dueLabels.ts';
import { weekEnd } from './weeks.ts';

/** How soon something is due, the most urgent first. */
export const URGENCIES = ['late', 'today', 'tomorrow', 'thisWeek', 'later'] as const;

export type Urgency = (typeof URGENCIES)[number];

interface Due {
  readonly dueDate: Day | null;
}

/** How urgent each due day is for who lives through this day; what is due tomorrow is, even where a new week begins. */
export const urgencyOn = (today: Day): ((dueDate: Day | null) => Urgency) => {
  const tomorrow = addToDay(today, { days: 1 });
  const sunday = weekEnd(today);
  return (dueDate) => {
    if (dueDate === null) return 'later';
    if (dueDate < today) return 'late';
    if (dueDate === today) return 'today';
    if (dueDate === tomorrow) return 'tomorrow';
    return dueDate <= sunday ? 'thisWeek' : 'later';
  };
};

/** One run of items with the same key after another, by due day, no day last. */
const runsOf = <Item extends Due, Key>(items: readonly Item[], keyOf: (dueDate: Day | null) => Key) => {
  const runs: { readonly key: Key; readonly items: Item[] }[] = [];
  for (const item of items.toSorted(byDueDate)) {
    const key = keyOf(item.dueDate);
    const last = runs.at(-1);
    if (last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
};

/** What of a list has one key: never empty, by due day, no day last. */
export interface DueGroup<Item, Key> {
  readonly key: Key;
  readonly items: readonly Item[];
}

/** What is due by how urgent it is, the most urgent first; a group with nothing in it is left out. */
export const groupByUrgency = <Item extends Due>(
  items: readonly Item[],
  today: Day,
): readonly DueGroup<Item, Urgency>[] => runsOf(items, urgencyOn(today));

/** The key of the group that holds what was due before the days that count. */
export const PAST = 'past';

/** What is due by day, no day (`null`) last; what was due before `since`, if it is given, makes one group, `PAST`. */
export const groupByDay = <Item extends Due>(
  items: readonly Item[],
  since?: Day,
): readonly DueGroup<Item, Day | null>[] =>
  runsOf(items, (day) => (since !== undefined && day !== null && day < since ? PAST : day));
