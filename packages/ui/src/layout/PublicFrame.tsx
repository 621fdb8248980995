import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { ScreenBoundary } from './ErrorBoundary.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

/** Skip link, header around the content, one `main` that fills the page. */
export const PublicFrame = ({ header: Header }: { header: ComponentType<{ children: ReactNode }> }) => {
  const { t } = useTranslation('common');
  const main = useFocusAfterNavigation();
  return (
    <>
      <SkipLink />
      <Header>
        <main ref={main} id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          <ScreenBoundary>
            <Suspense fallback={<Spinner label={t('common:loading')} />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </main>
      </Header>
    </>
  );
};
