import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../components/Bee/Bee.tsx';
import styles from './LoginScene.module.css';

const FULL_CELLS = [
  'M-25.97 56.54Q-22.52 54.55 -19.06 56.54L-5.66 64.28Q-2.21 66.28 -2.21 70.26L-2.21 85.74Q-2.21 89.72 -5.66 91.72L-19.06 99.46Q-22.52 101.45 -25.97 99.46L-39.37 91.72Q-42.82 89.73 -42.82 85.74L-42.82 70.26Q-42.82 66.28 -39.37 64.28Z',
  'M-48.49 17.54Q-45.03 15.55 -41.58 17.54L-28.18 25.28Q-24.73 27.27 -24.73 31.26L-24.73 46.74Q-24.73 50.72 -28.18 52.72L-41.58 60.46Q-45.03 62.45 -48.49 60.46L-61.89 52.72Q-65.34 50.73 -65.34 46.74L-65.34 31.26Q-65.34 27.27 -61.89 25.28Z',
  'M-3.45 17.54Q0 15.55 3.45 17.54L16.86 25.28Q20.31 27.27 20.31 31.26L20.31 46.74Q20.31 50.72 16.86 52.72L3.45 60.46Q0 62.45 -3.45 60.46L-16.86 52.72Q-20.31 50.73 -20.31 46.74L-20.31 31.26Q-20.31 27.27 -16.86 25.28Z',
];

const GLOSSES = [
  'M-36.59 77.53V70.97L-27.68 65.34',
  'M-59.1 38.53V31.96L-50.19 26.34',
  'M-14.07 38.53V31.96L-5.16 26.34',
];

const EMPTY_CELLS = [
  'M41.58 17.54Q45.03 15.55 48.49 17.54L61.89 25.28Q65.34 27.27 65.34 31.26L65.34 46.74Q65.34 50.72 61.89 52.72L48.49 60.46Q45.03 62.45 41.58 60.46L28.18 52.72Q24.73 50.73 24.73 46.74L24.73 31.26Q24.73 27.27 28.18 25.28Z',
  'M-25.97 -21.46Q-22.52 -23.45 -19.06 -21.46L-5.66 -13.72Q-2.21 -11.73 -2.21 -7.74L-2.21 7.74Q-2.21 11.72 -5.66 13.72L-19.06 21.46Q-22.52 23.45 -25.97 21.46L-39.37 13.72Q-42.82 11.73 -42.82 7.74L-42.82 -7.74Q-42.82 -11.73 -39.37 -13.72Z',
  'M19.06 -21.46Q22.52 -23.45 25.97 -21.46L39.37 -13.72Q42.82 -11.73 42.82 -7.74L42.82 7.74Q42.82 11.72 39.37 13.72L25.97 21.46Q22.52 23.45 19.06 21.46L5.66 13.72Q2.21 11.73 2.21 7.74L2.21 -7.74Q2.21 -11.73 5.66 -13.72Z',
];

const FILLING_CELL =
  'M19.06 56.54Q22.52 54.55 25.97 56.54L39.37 64.28Q42.82 66.28 42.82 70.26L42.82 85.74Q42.82 89.72 39.37 91.72L25.97 99.46Q22.52 101.45 19.06 99.46L5.66 91.72Q2.21 89.73 2.21 85.74L2.21 70.26Q2.21 66.28 5.66 64.28Z';

const RISING_HONEY = 'M-0.93 75.66q11.72 -4.69 23.45 0t23.45 0V101.45H-0.93Z';

const DRIP = 'M-22.52 99.45c-4.4 5-5.6 7.4-5.6 10a5.6 5.6 0 0 0 11.2 0c0-2.6-1.2-5-5.6-10Z';

const Comb = () => {
  const id = useId();
  return (
    <svg className={styles.comb} viewBox="-68.1 -26.55 136.2 146.1" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-honey`} x1=".2" y1="0" x2=".8" y2="1">
          <stop className={styles.honeyStop} />
          <stop className={styles.amberStop} offset="1" />
        </linearGradient>
        <clipPath id={`${id}-cell`}>
          <path d={FILLING_CELL} />
        </clipPath>
      </defs>
      {EMPTY_CELLS.map((d) => (
        <path key={d} className={styles.empty} d={d} />
      ))}
      <path className={styles.empty} d={FILLING_CELL} />
      <path clipPath={`url(#${id}-cell)`} fill={`url(#${id}-honey)`} d={RISING_HONEY} />
      <path className={styles.edge} d={FILLING_CELL} fill="none" />
      {FULL_CELLS.map((d) => (
        <path key={d} className={styles.edge} d={d} fill={`url(#${id}-honey)`} />
      ))}
      {GLOSSES.map((d) => (
        <path key={d} className={styles.gloss} d={d} />
      ))}
      <path className={styles.drip} d={DRIP} />
    </svg>
  );
};

/** The picture beside the form: a comb that fills, and what for. */
export const LoginScene = () => {
  const { t } = useTranslation('login');
  return (
    <div className={styles.scene}>
      <div className={styles.art}>
        <Comb />
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
