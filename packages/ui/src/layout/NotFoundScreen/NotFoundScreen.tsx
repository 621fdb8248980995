import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bee } from '../../components/Bee/Bee.tsx';
import { registerTexts } from '../../i18n/registerTexts.ts';
import messageStyles from '../Message.module.css';
import { paths } from '../paths.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { useAuth } from '../../providers/AuthProvider.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('notFound', { tr, en });

/** An address that leads nowhere, with a way home: the app for the signed-in, the landing page for visitors. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('notFound');
  const { isAuthenticated } = useAuth();
  usePageTitle(t('notFound:title'));
  return (
    <section className={messageStyles.message}>
      <Bee face="oops" />
      <h1>{t('notFound:title')}</h1>
      <p>{t('notFound:text')}</p>
      <Link to={isAuthenticated ? paths.app : paths.landing}>{t('notFound:home')}</Link>
    </section>
  );
};
