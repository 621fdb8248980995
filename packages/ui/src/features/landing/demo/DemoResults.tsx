import { ArrowRight, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { Meter } from '../../../components/Meter/Meter.tsx';
import { DemoItemCard } from './DemoItemCard.tsx';
import styles from './DemoResults.module.css';
import type { DemoView } from './demoView.ts';

export interface DemoResultsProps {
  readonly view: DemoView;
  readonly onToggle: (id: string) => void;
  readonly onRestart: () => void;
  readonly onTryApp: () => void;
}

/** The generated homework, how much of it is done, and the two ways on. */
export const DemoResults = ({ view, onToggle, onRestart, onTryApp }: DemoResultsProps) => {
  const { t } = useTranslation('landing');
  const { items, completed } = view;
  const count = t('landing:demo.completed', { done: completed, total: items.length });
  return (
    <div className={styles.results}>
      <div className={styles.count}>
        <Comb size="md" shape="row" values={items.map(({ isCompleted }) => (isCompleted ? 1 : 0))} />
        <p role="status">{count}</p>
        <Meter value={completed} max={items.length} label={t('landing:demo.done')} valueText={count} />
      </div>
      <ul className={styles.items} aria-label={t('landing:demo.items')}>
        {items.map((item) => (
          <DemoItemCard key={item.id} item={item} onToggle={() => onToggle(item.id)} />
        ))}
      </ul>
      {view.isCongratulating ? <Banner tone="congratulation">{t('landing:demo.congratulation')}</Banner> : null}
      <div className={styles.actions}>
        <Button icon={<RotateCcw aria-hidden />} onClick={onRestart}>
          {t('landing:demo.restart')}
        </Button>
        <Button variant="quiet" icon={<ArrowRight aria-hidden />} onClick={onTryApp}>
          {t('landing:demo.tryApp')}
        </Button>
      </div>
    </div>
  );
};
