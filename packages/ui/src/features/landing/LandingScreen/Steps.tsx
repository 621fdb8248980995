import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HoneyGradient } from '../../../components/Comb/HoneyGradient.tsx';
import styles from './Steps.module.css';

const STEPS = ['children', 'write', 'finish'] as const;
const CELL =
  'M18.91 4.79Q22 3 25.09 4.79L37.09 11.71Q40.19 13.5 40.19 17.07L40.19 30.93Q40.19 34.5 37.09 36.28L25.09 43.21Q22 45 18.91 43.22L6.91 36.29Q3.81 34.5 3.81 30.93L3.81 17.07Q3.81 13.5 6.91 11.71Z';

/** How it works, in three steps. */
export const Steps = () => {
  const { t } = useTranslation('landing');
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('landing:steps.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden>
              <svg viewBox="0 0 44 48">
                <HoneyGradient id={`${id}-${step}`} />
                <path d={CELL} fill={`url(#${id}-${step})`} />
              </svg>
              <span>{index + 1}</span>
            </span>
            <div>
              <h3>{t(`landing:steps.${step}.title`)}</h3>
              <p>{t(`landing:steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
