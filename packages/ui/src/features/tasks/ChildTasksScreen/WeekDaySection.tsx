import type { Task } from '@kovan/api-client/contract';
import { isTaskDone } from '@kovan/domain/childDay';
import { formatDay } from '@kovan/domain/days';
import { weekDayOf } from '@kovan/domain/weeks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { Fold } from '../../childDay/parts/Fold.tsx';
import { countOf, doneOf } from '../../childDay/parts/progress.ts';
import { TaskCards } from '../../childDay/parts/ThingCards.tsx';
import type { Finish } from '../../childDay/parts/useFinish.ts';
import styles from './WeekDaySection.module.css';

interface WeekDaySectionProps {
  readonly day: string;
  readonly tasks: readonly Task[];
  readonly onFinish: Finish;
}

/** Today in the week: its count and its tasks, what is done folded, or a line that says that there are none. */
export const WeekDaySection = ({ day, tasks, onFinish }: WeekDaySectionProps) => {
  const { t } = useTranslation(['childTasks', 'childDay', 'common']);
  const { language } = useLanguage();
  const { weekDayName } = useNames();
  const titleId = useId();
  const name = weekDayName(weekDayOf(day));
  const open = tasks.filter((task) => !isTaskDone(task));
  const done = doneOf(tasks);
  return (
    <section className={styles.day} aria-labelledby={titleId} data-today>
      <div className={styles.head}>
        <h2 id={titleId} data-day={day} tabIndex={-1}>
          {name}
        </h2>
        <p>
          <time dateTime={day}>{formatDay(day, language, { day: 'numeric', month: 'long' })}</time>
          <span> · {t('common:due.today')}</span>
        </p>
        <span className={styles.count}>{countOf(tasks)}</span>
      </div>
      {tasks.length === 0 ? <p className={styles.empty}>{t('childTasks:nothingOnDay')}</p> : null}
      {open.length > 0 ? <TaskCards tasks={open} label={name} onFinish={onFinish} /> : null}
      {done > 0 ? (
        <Fold label={t('childDay:doneCount', { total: done })}>
          <TaskCards tasks={tasks.filter(isTaskDone)} label={t('childDay:done')} onFinish={onFinish} />
        </Fold>
      ) : null}
    </section>
  );
};
