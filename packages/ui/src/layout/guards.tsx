import { isChildrenOnly } from '@kovan/domain/sessionKinds';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { useAuth } from '../providers/AuthProvider.tsx';
import { paths } from './paths.ts';
import { isSignUpFirst } from './signUpFirst.ts';
import { registerLayoutTexts } from './texts.ts';

registerLayoutTexts();

/** Lets only the signed-in through; others go to the login screen. While a sign-in is under way it waits (R-16, S-02, P-01). */
export const RequireSignedIn = () => {
  const { t } = useTranslation('layout');
  const { isAuthenticated, status } = useAuth();
  const { state } = useLocation();
  if (isAuthenticated) return <Outlet />;
  if (status === 'signingIn' || status === 'exchanging') {
    return (
      <main>
        <Spinner label={t('layout:waiting')} />
      </main>
    );
  }
  // A device that was unpaired says so where it is paired again (DV-08).
  if (status === 'unpaired') return <Navigate to={paths.pair} replace />;
  return <Navigate to={isSignUpFirst(state) ? paths.signUp : paths.login} replace />;
};

/** Lets only visitors through; the signed-in go on to the app. */
export const RequireSignedOut = () => (useAuth().isAuthenticated ? <Navigate to={paths.app} replace /> : <Outlet />);

/** Lets nobody through who is there as a child: a child's device or a lent browser goes to the child's home (DV-06, DV-10). */
export const RequireNoChild = () => (isChildrenOnly(useAuth().kind) ? <Navigate to={paths.app} replace /> : <Outlet />);
