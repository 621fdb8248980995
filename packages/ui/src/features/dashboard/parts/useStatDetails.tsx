import type { Homework, Stats, Task } from '@kovan/api-client/contract';
import { isTaskDone } from '@kovan/domain/childDay';
import { dayIn, daysBetween } from '@kovan/domain/days';
import { isWithin, weekEnd, weekStart } from '@kovan/domain/weeks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingItems } from '../../../data/queue/useWaitingItems.ts';
import { useTimeZone, useToday } from '../../../providers/ClockProvider.tsx';
import { figuresOf } from './figuresOf.ts';
import type { Counter } from './Stats.tsx';
import styles from './Stats.module.css';

/** What the figures count, as far as it is known: by it is chosen where each of them leads. */
export interface Behind {
  /** How much homework awaits the check. */
  readonly awaiting: number;
  readonly openHomework: readonly Homework[];
  /** Up to the end of the week, as they are counted. */
  readonly openTasks: readonly Task[];
  readonly doneTasks: readonly Task[];
}

/**
 * The four figures, `read` from the server, as they are with what waits; and what is behind each: how much is late or due
 * today, awaits the check, was done this week.
 */
export const useStatDetails = (read: Stats, tasks: readonly Task[], homework: readonly Homework[]) => {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const timeZone = useTimeZone();
  const ticked = { tasks: useWaitingItems('task.complete'), homework: useWaitingItems('homework.complete') };
  const week = { start: weekStart(today), end: weekEnd(today) };

  const pending = (open: readonly { readonly dueDate: string | null }[]): ReactNode => {
    const days = open.flatMap(({ dueDate }) => (dueDate === null ? [] : [daysBetween(today, dueDate)]));
    const late = days.filter((day) => day < 0).length;
    const ofToday = days.filter((day) => day === 0).length;
    if (late === 0 && ofToday === 0) return t('dashboard:stat.noneLate');
    return (
      <>
        {late > 0 ? <span className={styles.late}>{t('dashboard:stat.late', { count: late })}</span> : null}
        {late > 0 && ofToday > 0 ? ' · ' : null}
        {ofToday > 0 ? <span className={styles.today}>{t('dashboard:stat.today', { count: ofToday })}</span> : null}
      </>
    );
  };
  const openHomework = homework.filter(({ status }) => status === 'active');
  const openTasks = tasks.filter((task) => !isTaskDone(task));
  const awaiting = homework.filter(({ status }) => status === 'completed').length;
  const doneThisWeek = tasks.filter(
    ({ completedDate }) => completedDate !== null && isWithin(dayIn(timeZone, new Date(completedDate)), week),
  ).length;
  const details: Record<Counter, ReactNode> = {
    pendingHomework: pending(openHomework),
    completedHomework: t('dashboard:stat.awaiting', { count: awaiting }),
    pendingTasks: pending(openTasks),
    completedTasks: t('dashboard:stat.thisWeek', { count: doneThisWeek }),
  };
  const behind: Behind = {
    awaiting,
    openHomework,
    openTasks: openTasks.filter(({ dueDate }) => dueDate <= week.end),
    doneTasks: tasks.filter(isTaskDone),
  };
  return { figures: figuresOf(read, { today, tasks, homework, ticked }), details, behind };
};
