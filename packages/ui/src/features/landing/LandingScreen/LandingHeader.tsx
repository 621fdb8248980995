import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { LanguageButtons } from '../../../layout/Header/LanguageButtons.tsx';
import { paths } from '../../../layout/paths.ts';
import { SIGN_UP_FIRST } from '../../../layout/signUpFirst.ts';
import styles from './LandingHeader.module.css';

/** The landing page's own header: languages, login and start. */
export const LandingHeader = () => {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <span className={styles.logo}>
          <Logo name={t('common:product.name')} />
        </span>
        <LanguageButtons />
        <Link standalone className={styles.login} to={paths.login}>
          {t('landing:login')}
        </Link>
        <ButtonLink className={styles.start} to={paths.app} state={SIGN_UP_FIRST}>
          {t('landing:start')}
        </ButtonLink>
      </div>
    </header>
  );
};
