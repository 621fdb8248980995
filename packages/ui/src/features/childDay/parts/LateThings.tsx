import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayThing } from '../queries.ts';
import styles from './LateThings.module.css';
import { ThingCards } from './ThingCards.tsx';
import type { Finish } from './useFinish.ts';

interface LateThingsProps {
  readonly things: readonly DayThing[];
  readonly onFinish: Finish;
}

/** What is left from before today, uncounted and never as a reproach: something to catch up with. */
export const LateThings = ({ things, onFinish }: LateThingsProps) => {
  const { t } = useTranslation('childDay');
  const titleId = useId();
  if (things.length === 0) return null;
  return (
    <section className={styles.late} aria-labelledby={titleId}>
      <div className={styles.head}>
        <RotateCcw aria-hidden />
        <h2 id={titleId}>{t('childDay:late.title')}</h2>
      </div>
      <ThingCards things={things} label={t('childDay:late.text')} onFinish={onFinish} />
    </section>
  );
};
