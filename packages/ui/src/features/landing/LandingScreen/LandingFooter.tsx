import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/Link/Link.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { paths } from '../../../layout/paths.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './LandingFooter.module.css';

/** Links into the app, and whose it is. */
export const LandingFooter = () => {
  const { t } = useTranslation(['landing', 'common']);
  const year = useToday().slice(0, 4);
  return (
    <footer className={styles.footer}>
      <Logo name={t('common:product.name')} />
      <nav className={styles.links} aria-label={t('landing:footer.label')}>
        <Link standalone to={paths.app}>
          {t('landing:footer.app')}
        </Link>
        <Link standalone to={paths.login}>
          {t('landing:login')}
        </Link>
        <Link standalone to={paths.privacy}>
          {t('landing:footer.privacy')}
        </Link>
      </nav>
      <p>{t('landing:footer.copyright', { year })}</p>
    </footer>
  );
};
