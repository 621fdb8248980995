import type { Homework, Task } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { byNeed } from '../../../frontDoor/byNeed.tsx';
import styles from './Due.module.css';

/** The rows: nothing of the first paint, for it has no data yet. */
export const DueList = byNeed(async () => (await import('./DueList.tsx')).DueList, { as: 'part', meanwhile: null });

/** Rows of the groups of a full list. */
const SHAPE = [2, 2, 3, 1];

const DueSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      {SHAPE.map((rows, group) => (
        <div key={group} className={styles.group} aria-hidden="true">
          <div className={styles.groupHead}>
            <Skeleton width={120} height={14} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton shape="hexagon" width={32} height={35} />
              <div className={styles.words}>
                <Skeleton width="60%" height={16} />
                <Skeleton width="40%" height={13} />
              </div>
              <div className={styles.end}>
                {group === 0 ? <Skeleton shape="block" width={116} height={36} /> : null}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

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
export const DueCard = ({ titleId, isLoading, ...due }: DueCardProps) => {
  const { t } = useTranslation('familyDashboard');
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId} aria-busy={isLoading}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {t('familyDashboard:due.title')}
      </h2>
      {/* Another child's list begins folded. */}
      {isLoading ? <DueSkeleton /> : <DueList key={due.childId} {...due} titleId={titleId} />}
    </Card>
  );
};
