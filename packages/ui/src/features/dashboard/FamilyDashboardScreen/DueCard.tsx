import type { Homework, Task } from '@kovan/api-client/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import styles from './Due.module.css';
import { DueList } from './DueList.tsx';
import { DueLoading } from './DueLoading.tsx';

interface DueCardProps {
  readonly titleId: string;
  readonly tasks: readonly Task[];
  readonly homework: readonly Homework[];
  /** `null` means all children. */
  readonly childId: string | null;
  readonly isLoading: boolean;
  /** Everything could be read: only then it may be said that nothing is due. */
  readonly isKnown: boolean;
}

/** What today and tomorrow ask of the family, and what awaits the parents. */
export const DueCard = memo(({ titleId, isLoading, ...due }: DueCardProps) => {
  const { t } = useTranslation('familyDashboard');
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId} aria-busy={isLoading}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {t('familyDashboard:due.title')}
      </h2>
      {/* Another child's list begins folded. */}
      {isLoading ? <DueLoading /> : <DueList key={due.childId} {...due} titleId={titleId} />}
    </Card>
  );
});
