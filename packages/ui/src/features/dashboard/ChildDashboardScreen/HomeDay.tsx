import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Day } from '../../childDay/parts/Day.tsx';
import { useFinish } from '../../childDay/parts/useFinish.ts';
import type { ReadDay } from '../../childDay/queries.ts';
import { registerChildDayTexts } from '../../childDay/texts.ts';
import { useKeptFocus } from '../../homework/parts/useKeptFocus.ts';
import styles from './ChildDashboard.module.css';
import { SoFar } from './SoFar.tsx';

registerChildDayTexts();

/** The day as far as it could be read, and what was done so far. */
export const HomeDay = ({ childId, read }: { childId: string; read: ReadDay }) => {
  const { t } = useTranslation('common');
  const list = useKeptFocus();
  const finish = useFinish();
  return (
    <>
      <div ref={list} tabIndex={-1} className={styles.day}>
        {read.isError ? (
          <ErrorState
            message={t('common:error.tasks')}
            retryLabel={t('common:action.retry')}
            onRetry={read.retry}
            isRetrying={read.isRetrying}
          />
        ) : (
          <Day childId={childId} read={read} onFinish={finish} />
        )}
      </div>
      <SoFar childId={childId} read={read} />
    </>
  );
};
