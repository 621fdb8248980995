import { Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { ScreenBoundary } from './ErrorBoundary.tsx';
import { useView } from '../providers/ViewProvider.tsx';
import styles from './AppLayout.module.css';
import { Header } from './Header/Header.tsx';
import { LateNetStrip } from './NetStrip/LateNetStrip.tsx';
import { QueueMessages } from './Queue/QueueMessages.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { NoChildrenWarning } from './NoChildrenWarning.tsx';
import { useOnboardingRedirect } from './useOnboardingRedirect.ts';
import { OnboardingCheckFailed } from './OnboardingCheckFailed.tsx';
import { paths } from './paths.ts';
import { useAsksWho } from './useAsksWho.ts';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

/** The frame of every protected screen: skip link, navigation, one `main`. */
export const AppLayout = () => {
  const { t } = useTranslation('common');
  const { viewMode } = useView();
  const main = useFocusAfterNavigation();
  const willStay = useOnboardingRedirect();
  const asksWho = useAsksWho();

  // Before the first paint: a child's buttons are higher than a parent's.
  useLayoutEffect(() => {
    document.documentElement.dataset.mood = viewMode === 'child' ? 'child' : 'parent';
    return () => {
      document.documentElement.dataset.mood = 'parent';
    };
  }, [viewMode]);

  return (
    <>
      <SkipLink />
      <Header>
        <LateNetStrip />
        <OnboardingCheckFailed />
        <QueueMessages />
        <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <ScreenBoundary>
            <Suspense fallback={<Spinner label={t('common:loading')} />}>
              {asksWho ? <Navigate to={paths.who} replace /> : <Outlet />}
            </Suspense>
          </ScreenBoundary>
        </main>
        {/* It stands differently in onboarding, where a new family may be about to go. */}
        {willStay ? <NoChildrenWarning /> : null}
      </Header>
    </>
  );
};
