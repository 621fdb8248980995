import type { Task } from '@kovan/api-client/contract';
import { addToDay } from '@kovan/domain/days';
import { weekDayOf, weekOf } from '@kovan/domain/weeks';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../components/useStable.ts';
import type { Finish } from '../../childDay/parts/useFinish.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { EmptyDays } from './EmptyDays.tsx';
import { FoldedDay } from './FoldedDay.tsx';
import { WeekDaySection } from './WeekDaySection.tsx';
import { WeekStrip } from './WeekStrip.tsx';
import styles from './WeekTab.module.css';

interface WeekTabProps {
  /** The tasks of the current week, at least one. */
  readonly tasks: readonly Task[];
  readonly onFinish: Finish;
}

/** What stands for all the days without tasks. */
const EMPTY = 'empty';

/**
 * The current week: today first and open, what comes, what has been; days without tasks in one line. What was unfolded on
 * one day is folded on the next. Not drawn anew when what was ticked is accepted, which changes nothing in it.
 */
export const WeekTab = memo(({ tasks, onFinish }: WeekTabProps) => {
  const { t } = useTranslation('childTasks');
  const { weekDayName } = useNames();
  const today = useToday();
  const tomorrow = addToDay(today, { days: 1 });
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([tomorrow]));
  const [target, setTarget] = useState<string | null>(null);
  const [begun, setBegun] = useState(today);
  if (begun !== today) {
    setBegun(today);
    setOpen(new Set([tomorrow]));
  }
  const list = useRef<HTMLDivElement>(null);
  const days = weekOf(today).map((day) => ({ day, tasks: tasks.filter(({ dueDate }) => dueDate === day) }));

  const toggle = useStable((day: string) =>
    setOpen((before) => new Set(before.has(day) ? [...before].filter((one) => one !== day) : [...before, day])),
  );
  const goTo = (day: string) => {
    const place = day !== today && days.some((one) => one.day === day && one.tasks.length === 0) ? EMPTY : day;
    setOpen((before) => new Set([...before, place]));
    setTarget(day);
  };

  useEffect(() => {
    // Only now it is unfolded, and there to go to.
    if (target === null) return;
    list.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
    setTarget(null);
  }, [target]);

  const isEmpty = (day: { tasks: readonly Task[] }) => day.tasks.length === 0;
  const later = days.filter((one) => one.day > today && !isEmpty(one));
  const past = days.filter((one) => one.day < today && !isEmpty(one)).toReversed();
  const empty = days.filter((one) => one.day !== today && isEmpty(one));
  const folded = (list: typeof days) =>
    list.map((one) => (
      <FoldedDay
        key={one.day}
        {...one}
        isTomorrow={one.day === tomorrow}
        isOpen={open.has(one.day)}
        onToggle={toggle}
        onFinish={onFinish}
      />
    ));

  return (
    <div ref={list}>
      <WeekStrip days={days} today={today} onChoose={goTo} />
      <WeekDaySection
        key={today}
        day={today}
        tasks={days.find(({ day }) => day === today)?.tasks ?? []}
        onFinish={onFinish}
      />
      {later.length > 0 ? (
        <section className={styles.days}>
          <h2>{t('childTasks:laterDays')}</h2>
          {folded(later)}
        </section>
      ) : null}
      {past.length > 0 ? (
        <section className={styles.days}>
          <h2>{t('childTasks:pastDays')}</h2>
          {folded(past)}
        </section>
      ) : null}
      {empty.length > 0 ? (
        <EmptyDays
          label={t('childTasks:emptyDays', { days: empty.map(({ day }) => weekDayName(weekDayOf(day))).join(', ') })}
          days={empty.map(({ day }) => day)}
          isOpen={open.has(EMPTY)}
          onToggle={() => toggle(EMPTY)}
        />
      ) : null}
    </div>
  );
});
