import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import styles from './LoginScene.module.css';

/** Seven cells, filling from the bottom row. */
const HALF_A_WEEK = [1, 0.6, 1, 1, 0, 0, 0];

/** The picture beside the form: a comb that fills, and what for. */
export const LoginScene = () => {
  const { t } = useTranslation('login');
  return (
    <div className={styles.scene}>
      <div className={styles.art}>
        <Comb values={HALF_A_WEEK} size="lg" drip />
        <span className={styles.bee}>
          <Bee width={150} />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{t('login:scene.words')}</p>
        <p>{t('login:scene.lead')}</p>
      </div>
    </div>
  );
};
