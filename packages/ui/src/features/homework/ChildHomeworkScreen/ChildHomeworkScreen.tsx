import type { Homework } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { InvalidChildMessage } from '../../../layout/InvalidChildMessage.tsx';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { ChildNotFound } from '../../children/parts/ChildNotFound.tsx';
import { useChildOfAddress } from '../../children/parts/useChildOfAddress.ts';
import { HomeworkSkeleton } from '../parts/HomeworkSkeleton.tsx';
import { registerHomeworkTexts } from '../texts.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import styles from './ChildHomeworkScreen.module.css';
import en from './en.json' with { type: 'json' };
import type { HomeworkGroups } from './groupHomework.ts';
import { CatchUp, CheckedHomework, HomeworkTab } from './HomeworkTab.tsx';
import tr from './tr.json' with { type: 'json' };
import { useChildHomework } from './useChildHomework.ts';

registerTexts('childHomework', { tr, en });
registerHomeworkTexts();

interface HomeworkTabsProps {
  readonly label: string;
  readonly childId: string;
  readonly groups: HomeworkGroups;
  readonly onComplete: (homework: Homework) => void;
}

const HomeworkTabs = ({ label, childId, groups, onComplete }: HomeworkTabsProps) => {
  const { t } = useTranslation('childHomework');
  const [tab, setTab] = useSearchChoice('tab', ['pending', 'overdue', 'completed']);
  const { pending, overdue, completed, verified } = groups;
  const common = { childId, onComplete };
  return (
    <Tabs
      label={label}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: 'pending',
          label: t('childHomework:tab.pending'),
          count: pending.length,
          content: <HomeworkTab {...common} homework={pending} />,
        },
        {
          value: 'overdue',
          label: t('childHomework:tab.overdue'),
          count: overdue.length,
          tone: overdue.length > 0 ? 'overdue' : undefined,
          content: <HomeworkTab {...common} homework={overdue} before={<CatchUp count={overdue.length} />} />,
        },
        {
          value: 'completed',
          label: t('childHomework:tab.completed'),
          count: completed.length,
          content: (
            <>
              <HomeworkTab {...common} homework={completed} />
              <CheckedHomework homework={verified} />
            </>
          ),
        },
      ]}
    />
  );
};

interface OfChildProps {
  readonly childId: string;
  readonly name: string | undefined;
  /** By the list of children; the homework's own answer may say so sooner. */
  readonly isNotFound: boolean;
}

const OfChild = ({ childId, name, isNotFound }: OfChildProps) => {
  const { t } = useTranslation(['childHomework', 'homework', 'common']);
  const { viewMode } = useView();
  const today = useToday();
  const { groups, isError, isUnknownChild, isRetrying, retry, complete } = useChildHomework(childId);
  // A parent who looks in reads whose homework it is; the child knows.
  const isLookedInto = viewMode === 'family' && name !== undefined;
  const title = isLookedInto ? t('childHomework:titleOf', { name }) : t('childHomework:title');
  const isGone = isNotFound || isUnknownChild;
  usePageTitle(isGone ? t('common:error.childNotFound') : title);

  if (isGone) return <ChildNotFound />;

  const dueToday = groups?.pending.filter(({ dueDate }) => dueDate === today).length ?? 0;
  const lead = () => {
    if (isError) return undefined;
    if (!groups) return t('common:loading');
    if (dueToday === 0) return t('childHomework:nothingToday');
    return viewMode === 'child'
      ? t('childHomework:dueToday', { count: dueToday })
      : t('childHomework:dueTodayOf', { count: dueToday });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={title} subtitle={lead()} />
      {isError ? (
        <ErrorState
          look="page"
          message={t('homework:loadFailed')}
          retryLabel={t('common:action.retry')}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      ) : null}
      {!groups && !isError ? <HomeworkSkeleton /> : null}
      {groups ? <HomeworkTabs label={title} childId={childId} groups={groups} onComplete={complete} /> : null}
    </div>
  );
};

/** A child's homework in three tabs (product.md 2, Child homework screen). */
export const ChildHomeworkScreen = () => {
  const { childId, child, isNotFound } = useChildOfAddress();
  if (childId === null) return <InvalidChildMessage />;
  // When the list of children isn't there, the homework still is.
  return <OfChild key={childId} childId={childId} name={child?.name} isNotFound={isNotFound} />;
};
