import type { Stats as Figures } from '@kovan/api-client/contract';
import { BookCheck, BookOpen, ListChecks, ListTodo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { StatCard } from '../../../components/StatCard/StatCard.tsx';
import styles from './Stats.module.css';

const SIGNS = {
  pendingHomework: BookOpen,
  completedHomework: BookCheck,
  pendingTasks: ListTodo,
  completedTasks: ListChecks,
};

type Counter = keyof Figures;
const COUNTERS = [
  'pendingHomework',
  'completedHomework',
  'pendingTasks',
  'completedTasks',
] as const satisfies Counter[];

interface StatsProps {
  readonly stats: Figures;
  readonly isLoading: boolean;
  /** Where what is counted can be seen. */
  readonly links: Readonly<Record<Counter, string>>;
}

/** The four counters, each a way to what is behind it. */
export const Stats = ({ stats, isLoading, links }: StatsProps) => {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.stats} aria-label={t('dashboard:stats.label')} aria-busy={isLoading}>
      {COUNTERS.map((counter) => {
        const Sign = SIGNS[counter];
        return (
          <StatCard
            key={counter}
            label={t(`dashboard:stats.${counter}`)}
            value={isLoading ? <Skeleton width={40} height={28} /> : stats[counter]}
            to={links[counter]}
            picture={<Sign className={styles.sign} data-counter={counter} aria-hidden />}
          />
        );
      })}
    </section>
  );
};
