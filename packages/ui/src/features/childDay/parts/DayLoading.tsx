import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import day from './Day.module.css';
import styles from './DayLoading.module.css';
import scene from './DayScene.module.css';

const Cell = () => <Skeleton shape="hexagon" width="var(--cell-lg)" height="calc(var(--cell-lg) * 1.15)" />;

/** The spinner that the specification asks for where the sentence will be, then the shape of the day: comb, card, cards. */
export const DayLoading = () => {
  const { t } = useTranslation('common');
  return (
    <>
      <div className={day.sentence}>
        <Spinner label={t('common:loading')} />
      </div>
      <div className={day.day} aria-hidden="true">
        <div className={scene.scene}>
          <div className={styles.comb}>
            <Cell />
            <div>
              <Cell />
              <Cell />
            </div>
            <Cell />
          </div>
        </div>
        <Skeleton shape="block" width="100%" height={180} />
      </div>
      <div className={styles.cards} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} shape="block" width="100%" height={104} />
        ))}
      </div>
    </>
  );
};
