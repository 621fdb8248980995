import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasCheckFailed, useOnboarding, useOnboardingRetry } from '../providers/OnboardingProvider.tsx';
import styles from './Notice.module.css';

/** Says that the onboarding check failed, with a retry; the rest of the screen stays usable (X-10, S-28, Q-08). */
export const OnboardingCheckFailed = () => {
  const { t } = useTranslation(['layout', 'common']);
  const retry = useOnboardingRetry();
  if (!useOnboarding(hasCheckFailed)) return null;
  return (
    <aside className={styles.notice} data-tone="error" aria-label={t('layout:notice.error')}>
      <p role="alert">
        <CircleAlert aria-hidden />
        <span>{t('layout:onboardingCheck.error')}</span>
      </p>
      <button type="button" onClick={retry}>
        {t('common:action.retry')}
      </button>
    </aside>
  );
};
