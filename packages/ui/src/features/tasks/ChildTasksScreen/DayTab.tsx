import type { Task } from '@kovan/api-client/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Congratulation } from './Congratulation.tsx';
import { DayScene } from './DayScene.tsx';
import styles from './DayTab.module.css';
import { NextCard } from './NextCard.tsx';
import { TaskCards } from './TaskCards.tsx';
import { useDay } from './useDay.ts';

interface DayTabProps {
  /** Today's tasks, at least one. */
  readonly tasks: readonly Task[];
  readonly onComplete: (task: Task) => void;
}

/** Today: the comb, the one next thing, then the rest, then what is done. */
export const DayTab = ({ tasks, onComplete }: DayTabProps) => {
  const { t } = useTranslation('childTasks');
  const day = useDay(tasks);
  const banner = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    // The last button is gone with its card, and with it the focus.
    if (day.isAllDone && wasPressed.current && document.activeElement === document.body) banner.current?.focus();
  }, [day.isAllDone]);

  const complete = (task: Task) => {
    wasPressed.current = true;
    day.praise(task);
    onComplete(task);
  };

  return (
    <>
      <div className={styles.day}>
        <DayScene tasks={day.ordered} nextId={day.next?.id} isJoyful={day.isAllDone || day.isPraising} />
        {day.isAllDone ? (
          <Congratulation ref={banner} />
        ) : day.shown ? (
          <NextCard task={day.shown} onComplete={complete} />
        ) : null}
      </div>
      {day.later.length > 0 ? (
        <section className={styles.section}>
          <h2>{t('childTasks:later')}</h2>
          <TaskCards tasks={day.later} label={t('childTasks:later')} onComplete={onComplete} />
        </section>
      ) : null}
      {day.done.length > 0 || day.isAllDone ? (
        <section className={styles.section}>
          <h2>{t('childTasks:done')}</h2>
          <TaskCards
            tasks={day.isAllDone ? day.ordered : day.done}
            label={t('childTasks:done')}
            onComplete={onComplete}
          />
        </section>
      ) : null}
    </>
  );
};
