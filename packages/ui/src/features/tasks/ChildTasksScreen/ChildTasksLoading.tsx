import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import styles from './ChildTasksLoading.module.css';

/** The spinner that the specification asks for, above the shape of what comes: a comb, a card, rows. */
export const ChildTasksLoading = () => {
  const { t } = useTranslation('common');
  return (
    <>
      <Spinner label={t('common:loading')} />
      <div className={styles.shape} aria-hidden="true">
        <div className={styles.comb}>
          {[1, 2, 3].map((cell) => (
            <Skeleton key={cell} shape="hexagon" width={80} height={88} />
          ))}
        </div>
        <Skeleton shape="block" width="100%" height={180} />
        <Skeleton shape="block" width="100%" height={88} />
        <Skeleton shape="block" width="100%" height={88} />
      </div>
    </>
  );
};
