import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './TaskList.module.css';

/** The lines of each group, by the width of their names. */
const GROUPS = [['46%'], ['32%', '54%'], ['40%', '58%', '36%', '50%', '44%']];

/** Groups of lines that are not there yet, more than a phone shows. */
export const TaskListLoading = () => {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <Card className={styles.sheet} aria-hidden="true">
        {GROUPS.map((names) => (
          <div key={names[0]} className={styles.group}>
            <div className={styles.heading}>
              <Skeleton width={96} height={14} />
            </div>
            {names.map((width) => (
              <div key={width} className={styles.shape}>
                <Skeleton shape="hexagon" width={36} height={39} />
                <Skeleton width={width} height={15} />
                <Skeleton shape="hexagon" width={28} height={30} />
                <Skeleton width={18} height={18} />
              </div>
            ))}
          </div>
        ))}
      </Card>
    </div>
  );
};
