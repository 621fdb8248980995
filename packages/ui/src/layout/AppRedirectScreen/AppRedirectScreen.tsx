import { isChildrenOnly } from '@kovan/domain/sessionKinds';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { ChildrenFailed } from '../ChildrenFailed.tsx';
import { paths } from '../paths.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useChildren } from '../../providers/ChildrenProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';

/** `/app`: goes on by view mode to the family's or the child's page; a spinner while that is unknown. */
export const AppRedirectScreen = () => {
  const { t } = useTranslation('common');
  const view = useView();
  const list = useChildren();
  const { key } = useLocation();
  const { kind } = useAuth();
  usePageTitle();

  const isWaiting = isChildrenOnly(kind) ? list.isLoading : view.isLoading;
  if (isWaiting || (view.viewMode === 'child' && list.isLoading)) return <Spinner label={t('common:loading')} />;
  // A device of several children has none until one says who it is.
  if (isChildrenOnly(kind) && view.selectedChild === null && list.children.length > 1) {
    return <Navigate key={key} to={paths.who} replace />;
  }
  const child = view.viewMode === 'child' ? (view.selectedChild ?? list.children[0]) : undefined;
  if (view.viewMode === 'child' && !child && list.isError) return <ChildrenFailed />;
  // Keyed by the visit: one that comes while the page of the last still loads has to go on, too.
  return (
    <Navigate
      key={key}
      to={child ? paths.child(child.id) : isChildrenOnly(kind) ? paths.childlessTasks : paths.family}
      replace
    />
  );
};
