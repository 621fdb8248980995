import type { Stats as Figures } from '@kovan/api-client/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { StatCard } from '../../../components/StatCard/StatCard.tsx';
import styles from './Stats.module.css';

export type Counter = keyof Figures;
const COUNTERS = [
  'pendingHomework',
  'completedHomework',
  'pendingTasks',
  'completedTasks',
] as const satisfies Counter[];

interface StatsProps {
  readonly stats: Figures;
  readonly isLoading: boolean;
  /** The zeros only stand in for figures that could not be read. */
  readonly isUnknown?: boolean;
  /** Where what is counted can be seen. */
  readonly links: Readonly<Record<Counter, string>>;
  /** What is behind each figure; without it there is no place for it either. */
  readonly details?: Readonly<Partial<Record<Counter, ReactNode>>>;
  /** `quiet` is a line of words, where nothing is counted yet. */
  readonly look?: 'cards' | 'quiet';
}

/** The four counters, each a way to what is behind it. */
export const Stats = ({ stats, isLoading, isUnknown = false, links, details, look = 'cards' }: StatsProps) => {
  const { t } = useTranslation('dashboard');
  const detailOf = (counter: Counter): ReactNode => {
    if (isLoading) return details && <Skeleton width="70%" height={15} />;
    return isUnknown ? t('dashboard:unknown') : details && (details[counter] ?? null);
  };
  return (
    <section className={styles.stats} data-look={look} aria-label={t('dashboard:stats.label')} aria-busy={isLoading}>
      {COUNTERS.map((counter) => {
        const label = t(`dashboard:stats.${counter}`);
        return look === 'quiet' ? (
          <Link key={counter} to={links[counter]} className={styles.quiet}>
            <span>{label}</span> <b>{stats[counter]}</b>
          </Link>
        ) : (
          <StatCard
            key={counter}
            label={label}
            value={isLoading ? <Skeleton width={28} height={26} /> : stats[counter]}
            to={links[counter]}
            isUnknown={isUnknown}
          >
            {detailOf(counter)}
          </StatCard>
        );
      })}
    </section>
  );
};
