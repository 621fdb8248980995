import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HomeworkByDay.module.css';

/** The cards of each day, by the width of their titles. */
const DAYS = [['38%'], ['52%', '64%'], ['44%', '58%', '48%']];

/** Days of homework that are not there yet, more than a phone shows. */
export const FamilyHomeworkLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <div className={styles.days} aria-hidden="true">
        {DAYS.map((titles) => (
          <div key={titles[0]}>
            <div className={styles.heading}>
              <Skeleton width={120} height={16} />
            </div>
            <div className={styles.cards}>
              {titles.map((width) => (
                <Card key={width} className={styles.shape}>
                  <Skeleton shape="hexagon" width={38} height={41} />
                  <div className={styles.lines}>
                    <Skeleton width={width} height={17} />
                    <Skeleton width="56%" height={13} />
                    <Skeleton width="48%" height={13} />
                  </div>
                </Card>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
};
