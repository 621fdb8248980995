import { weekDayOf } from '@kovan/domain/weeks';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../i18n/useNames.ts';
import styles from './WeekDaySection.module.css';

interface EmptyDaysProps {
  readonly label: string;
  readonly days: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const EmptyDay = ({ day }: { day: string }) => {
  const { t } = useTranslation('childTasks');
  const { weekDayName } = useNames();
  const titleId = useId();
  return (
    <section className={styles.emptyDay} aria-labelledby={titleId}>
      <h3 id={titleId} data-day={day} tabIndex={-1}>
        {weekDayName(weekDayOf(day))}
      </h3>
      <span className={styles.count}>0/0</span>
      <p>{t('childTasks:nothingOnDay')}</p>
    </section>
  );
};

/** All days of the week without tasks in one line, which unfolds to each. */
export const EmptyDays = ({ label, days, isOpen, onToggle }: EmptyDaysProps) => (
  <section className={styles.emptyDays}>
    <h2>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.words}>{label}</span>
        <ChevronDown aria-hidden />
      </button>
    </h2>
    {isOpen ? days.map((day) => <EmptyDay key={day} day={day} />) : null}
  </section>
);
