import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { useChildren } from '../providers/ChildrenProvider.tsx';

/** What a screen shows where the children could not be read; to try again. */
export const ChildrenFailed = () => {
  const { t } = useTranslation('common');
  const { retry, isRetrying } = useChildren();
  return (
    <ErrorState
      message={t('common:error.children')}
      retryLabel={t('common:action.retry')}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
};
