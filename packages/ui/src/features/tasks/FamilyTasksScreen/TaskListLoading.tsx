import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './TaskList.module.css';

/** Five lines that are not there yet. */
export const TaskListLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <Card className={styles.sheet} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((line) => (
          <div key={line} className={styles.shape}>
            <Skeleton shape="block" width={32} height={32} />
            <div className={styles.lines}>
              <Skeleton width="45%" height={18} />
              <Skeleton width="60%" height={14} />
            </div>
            <Skeleton width={88} height={24} />
          </div>
        ))}
      </Card>
    </div>
  );
};
