import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { hasFailed } from '../data/hasFailed.ts';

interface NotReadProps {
  readonly read: UseQueryResult;
  /** What could not be read, in words. */
  readonly failed: string;
}

/** Stands in the place of a list that is being read, or could not be. */
export const NotRead = ({ read, failed }: NotReadProps) => {
  const { t } = useTranslation('common');
  if (!hasFailed(read)) return <Spinner label={t('common:loading')} />;
  return (
    <ErrorState
      message={failed}
      retryLabel={t('common:action.retry')}
      onRetry={() => void read.refetch()}
      isRetrying={read.isFetching}
    />
  );
};
