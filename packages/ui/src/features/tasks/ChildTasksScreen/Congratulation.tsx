import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Congratulation.module.css';

/** All of today is done, and it was at least one task. The bee beside the comb is glad too. */
export const Congratulation = ({ ref }: { ref: Ref<HTMLDivElement> }) => {
  const { t } = useTranslation('childTasks');
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.banner}>
      <p>{t('childTasks:congratulation')}</p>
    </div>
  );
};
