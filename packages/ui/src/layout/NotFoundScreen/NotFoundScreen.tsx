import { useTranslation } from 'react-i18next';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { LostMessage } from '../LostMessage.tsx';
import { paths } from '../paths.ts';
import { useAuth } from '../../providers/AuthProvider.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('notFound', { tr, en });

/** An address that leads nowhere, with a way home: the app for the signed-in, the landing page for visitors. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('notFound');
  const { isAuthenticated } = useAuth();
  return (
    <LostMessage title={t('notFound:title')} text={t('notFound:text')} to={isAuthenticated ? paths.app : paths.landing}>
      {t('notFound:home')}
    </LostMessage>
  );
};
