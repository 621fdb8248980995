import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { NO_COUNT } from '../../../components/Tabs/Tabs.tsx';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { ChildFilter } from '../../children/parts/ChildFilter.tsx';
import { useChildFilter } from '../../children/parts/useChildFilter.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import en from './en.json' with { type: 'json' };
import { TaskListLoading } from './TaskListLoading.tsx';
import { TaskTabs } from './TaskTabs.tsx';
import { TaskTabsFrame } from './TaskTabsFrame.tsx';
import tr from './tr.json' with { type: 'json' };

registerTexts('familyTasks', { tr, en });

/** The tasks of the family, one-off and periodic (product.md 2, Family tasks screen). In child mode the child's. */
export const FamilyTasksScreen = () => {
  const { t } = useTranslation(['familyTasks', 'common']);
  const family = useChildren();
  const { childId, isUnknown, hasFilter, choose } = useChildFilter();
  const [tab, setTab] = useSearchChoice('tab', ['single', 'periodic']);
  usePageTitle(t('familyTasks:title'));

  const search = new URLSearchParams({
    ...(tab === 'periodic' ? { kind: 'periodic' } : {}),
    ...(childId === null ? {} : { child: childId }),
  }).toString();
  const newTaskAs = (variant: 'primary' | 'secondary') => (
    <ButtonLink to={{ pathname: paths.createTask, search }} variant={variant} icon={<Plus aria-hidden />}>
      {t('familyTasks:newTask')}
    </ButtonLink>
  );
  const isLoading = family.isLoading || isUnknown;
  const header = (
    <PageHeader
      compact
      title={t('familyTasks:title')}
      actions={isLoading || family.children.length > 0 ? newTaskAs('primary') : undefined}
    />
  );

  if (family.isError) {
    return (
      <>
        {header}
        <ErrorState
          look="page"
          message={t('common:error.data')}
          retryLabel={t('common:action.retry')}
          onRetry={family.retry}
          isRetrying={family.isRetrying}
        />
      </>
    );
  }
  if (!isLoading && family.children.length === 0) {
    return (
      <>
        {header}
        <EmptyState
          title={t('common:error.chooseChildFirst')}
          description={t('familyTasks:noChildren')}
          action={
            <ButtonLink to={paths.children} variant="primary" icon={<Plus aria-hidden />}>
              {t('common:action.addChild')}
            </ButtonLink>
          }
        />
      </>
    );
  }
  const frame = {
    tab,
    onTabChange: setTab,
    filter: hasFilter ? <ChildFilter value={childId} onChange={choose} /> : null,
  };
  const loading = { count: NO_COUNT, content: <TaskListLoading /> };
  return (
    <>
      {header}
      {isLoading ? (
        <TaskTabsFrame {...frame} single={loading} periodic={loading} />
      ) : (
        <TaskTabs {...frame} childId={childId} newTask={newTaskAs('secondary')} />
      )}
    </>
  );
};
