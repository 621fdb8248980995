import { weekOf } from '@kovan/domain/weeks';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './WeekLoading.module.css';
import strip from './WeekStrip.module.css';

/** The spinner and the shape of the week: seven cells, then today's cards. */
export const WeekLoading = () => {
  const { t } = useTranslation('common');
  const today = useToday();
  return (
    <>
      <div className={strip.strip} aria-hidden="true">
        {weekOf(today).map((day) => (
          <div key={day} className={styles.day}>
            <Skeleton shape="hexagon" width="var(--cell-md)" height="calc(var(--cell-md) * 1.15)" />
          </div>
        ))}
      </div>
      <Spinner label={t('common:loading')} />
      <div className={styles.cards} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} shape="block" width="100%" height={104} />
        ))}
      </div>
    </>
  );
};
