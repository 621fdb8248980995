import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../components/Logo/Logo.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { paths } from '../paths.ts';
import { registerLayoutTexts } from '../texts.ts';
import styles from './Bar.module.css';
import { LanguageButtons } from './LanguageButtons.tsx';

registerLayoutTexts();

/** The top navigation of visitors: product name, languages, login link (H-01, H-02); who is signed in goes back to the app. */
export const VisitorHeader = () => {
  const { t } = useTranslation(['layout', 'common']);
  const { pathname } = useLocation();
  const { isAuthenticated } = useAuth();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo name={t('common:product.name')} />
        <span className={styles.grow} />
        <LanguageButtons />
        {isAuthenticated ? (
          <Link className={styles.login} to={paths.app}>
            {t('layout:toApp')}
          </Link>
        ) : (
          <Link className={styles.login} to={paths.login} aria-current={pathname === paths.login ? 'page' : undefined}>
            {t('layout:login')}
          </Link>
        )}
      </div>
    </header>
  );
};
