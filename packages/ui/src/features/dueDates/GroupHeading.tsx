import { formatWeekdayAndDay } from '@kovan/domain/days';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, type StatusTone } from '../../components/StatusBadge/StatusBadge.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './GroupHeading.module.css';

/** A day as weekday, day and month: "18 Kasım Çarşamba". */
export const useWeekdayAndDate = (): ((day: string) => string) => {
  const { language } = useLanguage();
  return (day) => formatWeekdayAndDay(day, language);
};

interface GroupHeadingProps {
  readonly id: string;
  /** What the group has in common, in colour and with a sign where it is a state. */
  readonly tone?: StatusTone | undefined;
  readonly sign?: LucideIcon | undefined;
  readonly title: ReactNode;
  /** The day that the title stands for. */
  readonly day?: string | undefined;
  readonly count: number;
}

/** The heading of one group of a family list, with how many it holds. */
export const GroupHeading = ({ id, tone, sign, title, day, count }: GroupHeadingProps) => (
  <h2 id={id} className={styles.heading}>
    {tone === undefined ? (
      <span>{title}</span>
    ) : (
      <StatusBadge tone={tone} look="plain" sign={sign}>
        {title}
      </StatusBadge>
    )}{' '}
    {day === undefined ? null : <span className={styles.day}>{day}</span>} <span className={styles.count}>{count}</span>
  </h2>
);
