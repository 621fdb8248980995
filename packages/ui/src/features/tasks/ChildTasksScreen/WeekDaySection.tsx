import type { Task } from '@kovan/api-client/contract';
import { formatDay } from '@kovan/domain/days';
import { weekDayOf } from '@kovan/domain/weeks';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { countOf } from './progress.ts';
import { TaskCards } from './TaskCards.tsx';
import styles from './WeekDaySection.module.css';

interface WeekDaySectionProps {
  readonly day: string;
  readonly tasks: readonly Task[];
  readonly isToday: boolean;
  readonly onComplete: (task: Task) => void;
  /** The day's heading, which the strip goes to. */
  readonly ref: Ref<HTMLHeadingElement>;
}

/** One weekday with its count and its tasks, or a line that says that there are none. */
export const WeekDaySection = ({ day, tasks, isToday, onComplete, ref }: WeekDaySectionProps) => {
  const { t } = useTranslation('childTasks');
  const { language } = useLanguage();
  const { weekDayName } = useNames();
  const titleId = useId();
  const name = weekDayName(weekDayOf(day));
  return (
    <section className={styles.day} aria-labelledby={titleId} data-today={isToday || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} ref={ref} tabIndex={-1}>
          {name}
        </h2>
        <p>
          <time dateTime={day}>{formatDay(day, language, { day: 'numeric', month: 'long' })}</time>
          {isToday ? <span> · {t('childTasks:today')}</span> : null}
        </p>
        <span className={styles.count}>{countOf(tasks)}</span>
      </div>
      {tasks.length > 0 ? (
        <TaskCards tasks={tasks} label={name} onComplete={onComplete} />
      ) : (
        <p className={styles.empty}>{t('childTasks:nothingOnDay')}</p>
      )}
    </section>
  );
};
