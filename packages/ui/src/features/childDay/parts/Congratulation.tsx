import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Congratulation.module.css';

interface CongratulationProps {
  readonly ref: Ref<HTMLDivElement>;
  /** What is true of the rest: homework, and what is late. */
  readonly children: ReactNode;
}

/** All tasks of today are done, and it was at least one. The bee beside the comb is glad too. */
export const Congratulation = ({ ref, children }: CongratulationProps) => {
  const { t } = useTranslation('childDay');
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.banner}>
      <p className={styles.words}>{t('childDay:congratulation')}</p>
      {children}
    </div>
  );
};
