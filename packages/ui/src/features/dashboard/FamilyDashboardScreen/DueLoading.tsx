import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Due.module.css';

/** Rows of the groups of a full list. */
const SHAPE = [2, 2, 3, 1];

/** A full list, not there yet: as long as any, so that what follows never has to make room. */
export const DueLoading = () => {
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
                {group === 0 ? (
                  <span className={styles.checked}>
                    <Skeleton shape="block" width={116} height={36} />
                  </span>
                ) : null}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
