import type { Task } from '@kovan/api-client/contract';
import { weekFill } from '@kovan/domain/childDay';
import { weekDayOf } from '@kovan/domain/weeks';
import { useTranslation } from 'react-i18next';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { countOf } from '../../childDay/parts/progress.ts';
import styles from './WeekStrip.module.css';

export interface WeekDayTasks {
  readonly day: string;
  readonly tasks: readonly Task[];
}

interface WeekStripProps {
  readonly days: readonly WeekDayTasks[];
  readonly today: string;
  /** Goes to the day's list. */
  readonly onChoose: (day: string) => void;
}

/** The week as seven cells, each as full as its day; pressing one goes to that day. */
export const WeekStrip = ({ days, today, onChoose }: WeekStripProps) => {
  const { t } = useTranslation('childTasks');
  const { weekDayName, weekDayShortName } = useNames();
  return (
    <div className={styles.strip} role="group" aria-label={t('childTasks:strip')}>
      {days.map(({ day, tasks }) => (
        <button key={day} type="button" aria-current={day === today ? 'date' : undefined} onClick={() => onChoose(day)}>
          <span aria-hidden="true">{weekDayShortName(weekDayOf(day))}</span>
          <VisuallyHidden>{weekDayName(weekDayOf(day))} </VisuallyHidden>
          <Comb size="md" values={weekFill([day], tasks)} ticks />
          <small>{tasks.length === 0 ? <VisuallyHidden>{t('childTasks:none')}</VisuallyHidden> : countOf(tasks)}</small>
        </button>
      ))}
    </div>
  );
};
