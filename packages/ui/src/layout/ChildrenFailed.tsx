import { useTranslation } from 'react-i18next';
import { type ERROR_LOOKS, ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { useChildren } from '../providers/ChildrenProvider.tsx';

/** What a screen shows where the children could not be read; to try again. */
export const ChildrenFailed = ({ look = 'row' }: { look?: (typeof ERROR_LOOKS)[number] }) => {
  const { t } = useTranslation('common');
  const { retry, isRetrying } = useChildren();
  return (
    <ErrorState
      look={look}
      message={t('common:error.children')}
      retryLabel={t('common:action.retry')}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
};
