import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ChildrenScreen.module.css';

/** Cards of children that are not there yet. */
export const ChildrenLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {['46%', '34%', '52%'].map((width) => (
          <Card key={width} className={styles.card}>
            <Skeleton shape="hexagon" width={72} height={78} />
            <div className={styles.words}>
              <Skeleton width={width} height={24} />
              <p>
                <Skeleton width="70%" height={15} />
              </p>
            </div>
            <div className={styles.actions}>
              <Skeleton shape="block" width={184} height={44} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
};
