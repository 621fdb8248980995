import type { Task } from '@kovan/api-client/contract';
import { formatDay } from '@kovan/domain/days';
import { weekDayOf } from '@kovan/domain/weeks';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { countOf } from '../../childDay/parts/progress.ts';
import { TaskCards } from '../../childDay/parts/ThingCards.tsx';
import type { Finish } from '../../childDay/parts/useFinish.ts';
import styles from './WeekDaySection.module.css';

interface FoldedDayProps {
  readonly day: string;
  readonly tasks: readonly Task[];
  readonly isTomorrow: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (day: string) => void;
  readonly onFinish: Finish;
}

/** Another day of the week that has tasks: a row with its count, which unfolds to them. */
export const FoldedDay = ({ day, tasks, isTomorrow, isOpen, onToggle, onFinish }: FoldedDayProps) => {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { weekDayName } = useNames();
  const titleId = useId();
  const name = weekDayName(weekDayOf(day));
  return (
    <section className={styles.folded} aria-labelledby={titleId}>
      <h3>
        <button
          type="button"
          className={styles.row}
          data-day={day}
          aria-expanded={isOpen}
          onClick={() => onToggle(day)}
        >
          <span className={styles.words}>
            <span id={titleId}>{name}</span>{' '}
            <span className={styles.date}>
              <time dateTime={day}>{formatDay(day, language, { day: 'numeric', month: 'long' })}</time>
              {isTomorrow ? ` · ${t('common:due.tomorrow')}` : null}
            </span>
          </span>{' '}
          <span className={styles.count}>{countOf(tasks)}</span>
          <ChevronDown aria-hidden />
        </button>
      </h3>
      {isOpen ? <TaskCards tasks={tasks} label={name} onFinish={onFinish} /> : null}
    </section>
  );
};
