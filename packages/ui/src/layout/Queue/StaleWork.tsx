import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useQueueSource, useQueueValue } from '../../data/queue/QueueProvider.tsx';
import styles from './StaleWork.module.css';
import { registerQueueTexts } from './texts.ts';

registerQueueTexts();

/** What waited so long that nobody sends it unasked: each can be tried, or thrown away. */
export const StaleWork = () => {
  const { t } = useTranslation('queue');
  const queue = useQueueSource();
  const stale = useQueueValue((view) => view.stale);
  return (
    <Banner tone="info">
      <p>{t('queue:stale.text')}</p>
      <ul className={styles.list}>
        {stale.map(({ id, work: { name } }) => (
          <li key={id}>
            <span>{name}</span>
            <Button variant="quiet" aria-label={t('queue:stale.tryOf', { name })} onClick={() => queue.force(id)}>
              {t('queue:stale.try')}
            </Button>
            <Button variant="quiet" aria-label={t('queue:stale.discardOf', { name })} onClick={() => queue.remove(id)}>
              {t('queue:stale.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
};
