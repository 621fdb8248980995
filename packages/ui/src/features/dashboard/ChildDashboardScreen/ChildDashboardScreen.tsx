import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { InvalidChildMessage } from '../../../layout/InvalidChildMessage.tsx';
import { childIdOf } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { DayLoading } from '../../childDay/parts/DayLoading.tsx';
import { ChildNotFound } from '../../children/parts/ChildNotFound.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { ChildDashboard } from './ChildDashboard.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('childDashboard', { tr, en });

/** The dashboard of the child of the address (product.md 2, Child dashboard). */
export const ChildDashboardScreen = () => {
  const { t } = useTranslation(['childDashboard', 'common']);
  const childId = childIdOf(useParams().childId);
  const { children, isLoading, isError, isRetrying, retry } = useChildren();
  const child = children.find(({ id }) => id === childId);
  usePageTitle(child ? t('childDashboard:title', { name: child.name }) : t('common:product.name'));

  if (childId === null) return <InvalidChildMessage />;
  if (isLoading) return <DayLoading />;
  if (isError) {
    return (
      <>
        <PageHeader title={t('childDashboard:home')} />
        <ErrorState
          message={t('common:error.children')}
          retryLabel={t('common:action.retry')}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      </>
    );
  }
  return child ? <ChildDashboard key={child.id} child={child} /> : <ChildNotFound />;
};
