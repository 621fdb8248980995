import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/Spinner/Spinner.tsx';

/** Stands where a whole page will be whose code is on its way. */
export const PageLoading = () => {
  const { t } = useTranslation('common');
  return (
    <main>
      <Spinner label={t('common:loading')} />
    </main>
  );
};
