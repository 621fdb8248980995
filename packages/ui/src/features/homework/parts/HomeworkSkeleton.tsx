import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HomeworkList.module.css';

/** Four cards that are not there yet. */
export const HomeworkSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {[1, 2, 3, 4].map((card) => (
          <Card key={card} className={styles.card}>
            <Skeleton width={112} height={24} />
            <Skeleton width="72%" height={24} />
            <Skeleton width="45%" height={16} />
            <Skeleton shape="block" width="60%" height={44} />
          </Card>
        ))}
      </div>
    </div>
  );
};
