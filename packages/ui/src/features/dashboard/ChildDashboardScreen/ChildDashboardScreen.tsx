import type { Child } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ChildrenFailed } from '../../../layout/ChildrenFailed.tsx';
import { InvalidChildMessage } from '../../../layout/InvalidChildMessage.tsx';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { DayLoading } from '../../childDay/parts/DayLoading.tsx';
import { ChildNotFound } from '../../children/parts/ChildNotFound.tsx';
import { useChildOfAddress } from '../../children/parts/useChildOfAddress.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { ChildDashboard } from './ChildDashboard.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('childDashboard', { tr, en });

const OfChild = ({ child }: { child: Child | undefined }) => {
  const { t } = useTranslation('childDashboard');
  const { isLoading } = useChildren();
  usePageTitle(child && t('childDashboard:title', { name: child.name }));

  if (isLoading) return <DayLoading />;
  if (child) return <ChildDashboard key={child.id} child={child} />;
  return (
    <>
      <PageHeader title={t('childDashboard:home')} />
      <ChildrenFailed />
    </>
  );
};

/** The dashboard of the child of the address (product.md 2, Child dashboard). */
export const ChildDashboardScreen = () => {
  const { childId, child, isNotFound } = useChildOfAddress();
  if (childId === null) return <InvalidChildMessage />;
  if (isNotFound) return <ChildNotFound />;
  return <OfChild child={child} />;
};
