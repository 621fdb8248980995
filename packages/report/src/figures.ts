import { addToDay, type Day } from '@kovan/domain/days';
import { type DayRange, weekOf } from '@kovan/domain/weeks';

/** A child as the report names it. */
export interface ReportChild {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}

/** A task or homework that the report may tell of. */
export interface ReportItem {
  readonly childId: string;
  readonly kind: 'task' | 'homework';
  readonly icon: string;
  readonly title: string;
  /** `null` for homework without a due date. */
  readonly dueDay: Day | null;
  /** The viewer's day on which it was completed; `null` while it is not. */
  readonly doneDay: Day | null;
  /** Whether it is late, as the status machines say. */
  readonly overdue: boolean;
}

/** How many of each kind. */
export interface Count {
  readonly tasks: number;
  readonly homework: number;
}

/** What was done of what there was. */
export interface Share {
  readonly done: number;
  readonly total: number;
}

/** One day of the week beside the same day of the week before. */
export interface ReportDay {
  readonly day: Day;
  readonly thisWeek: Share;
  readonly lastWeek: Share;
}

/** The week of a child, or of the family. */
export interface Figures {
  /** Completed in this week, whenever it was due. */
  readonly done: Count;
  /** Not completed and not late: tasks up to the end of the week, homework of any day. */
  readonly open: Count;
  /** Not completed and late, since whenever. */
  readonly overdue: Count;
  readonly thisWeek: Share;
  readonly lastWeek: Share;
  /** Completed last week up to the same weekday, which is what the running week is fairly compared with. */
  readonly doneByThisDayLastWeek: number;
  /** Monday to Sunday. */
  readonly days: readonly ReportDay[];
}

/** The section of one child. */
export interface ChildReport extends ReportChild, Figures {
  readonly doneItems: readonly ReportItem[];
  readonly openItems: readonly ReportItem[];
  readonly overdueItems: readonly ReportItem[];
}

/** The report of the week that holds `today` (decisions.md, Weekly report). */
export interface WeeklyReport {
  readonly today: Day;
  readonly week: DayRange;
  readonly family: Figures;
  readonly children: readonly ChildReport[];
}

/** Both kinds together. */
export const totalOf = ({ tasks, homework }: Count): number => tasks + homework;

/** Whether there is nothing to tell of a child, neither of this week nor of the last. */
export const isQuiet = ({ thisWeek, lastWeek, open, overdue }: Figures): boolean =>
  thisWeek.total + lastWeek.total + totalOf(open) + totalOf(overdue) === 0;

const countKinds = (items: readonly ReportItem[]): Count => {
  const tasks = items.filter(({ kind }) => kind === 'task').length;
  return { tasks, homework: items.length - tasks };
};

/**
 * A finished thing belongs to the day on which it was finished, an unfinished one to the day it is due: so a day's comb
 * has a full cell for whatever was done, and early or late work counts once.
 */
const shareOn = (items: readonly ReportItem[], day: Day): Share => {
  const done = items.filter(({ doneDay }) => doneDay === day).length;
  const missing = items.filter(({ doneDay, dueDay }) => doneDay === null && dueDay === day).length;
  return { done, total: done + missing };
};

const sum = (shares: readonly Share[]): Share => ({
  done: shares.reduce((all, { done }) => all + done, 0),
  total: shares.reduce((all, share) => all + share.total, 0),
});

const isDone = ({ doneDay }: ReportItem): boolean => doneDay !== null;

const figuresOf = (items: readonly ReportItem[], today: Day): Figures => {
  const days = weekOf(today).map((day) => ({
    day,
    thisWeek: shareOn(items, day),
    lastWeek: shareOn(items, addToDay(day, { weeks: -1 })),
  }));
  const soFar = days.filter(({ day }) => day <= today);
  const inThisWeek = new Set(days.map(({ day }) => day));
  return {
    done: countKinds(items.filter(({ doneDay }) => doneDay !== null && inThisWeek.has(doneDay))),
    open: countKinds(items.filter((item) => !isDone(item) && !item.overdue)),
    overdue: countKinds(items.filter((item) => !isDone(item) && item.overdue)),
    thisWeek: sum(days.map(({ thisWeek }) => thisWeek)),
    lastWeek: sum(days.map(({ lastWeek }) => lastWeek)),
    doneByThisDayLastWeek: sum(soFar.map(({ lastWeek }) => lastWeek)).done,
    days,
  };
};

const LAST = '9999-12-31';
const byDay = (dayOf: (item: ReportItem) => Day | null) => (a: ReportItem, b: ReportItem) =>
  (dayOf(a) ?? LAST).localeCompare(dayOf(b) ?? LAST);

const childReport = (child: ReportChild, items: readonly ReportItem[], today: Day): ChildReport => {
  const monday = weekOf(today)[0] ?? today;
  const byDue = byDay(({ dueDay }) => dueDay);
  const unfinished = items.filter((item) => !isDone(item)).toSorted(byDue);
  return {
    ...child,
    ...figuresOf(items, today),
    doneItems: items
      .filter(({ doneDay }) => doneDay !== null && doneDay >= monday)
      .toSorted(byDay(({ doneDay }) => doneDay)),
    openItems: unfinished.filter(({ overdue }) => !overdue),
    overdueItems: unfinished.filter(({ overdue }) => overdue),
  };
};

/**
 * The report of the week that holds `today`, a section a child in the order given. `items` are whatever is not completed
 * and counts on the dashboard, and whatever was completed since the Monday of last week; the counts of `open` and
 * `overdue` together are then the dashboard's pending ones.
 */
export const weeklyReport = (
  today: Day,
  children: readonly ReportChild[],
  items: readonly ReportItem[],
): WeeklyReport => {
  const days = weekOf(today);
  return {
    today,
    week: { start: days[0] ?? today, end: days[6] ?? today },
    family: figuresOf(items, today),
    children: children.map((child) =>
      childReport(
        child,
        items.filter(({ childId }) => childId === child.id),
        today,
      ),
    ),
  };
};
