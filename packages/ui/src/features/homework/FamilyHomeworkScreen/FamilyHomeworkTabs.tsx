import type { Homework } from '@kovan/api-client/contract';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_COUNT, Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { FamilyHomeworkLoading } from './FamilyHomeworkLoading.tsx';
import { TabList } from './TabList.tsx';

/** Tabs by the status that they hold. */
const TABS = [
  ['pending', 'active'],
  ['awaiting', 'completed'],
  ['completed', 'verified'],
] as const;

interface FamilyHomeworkTabsProps {
  readonly homework: readonly Homework[];
  readonly isLoading: boolean;
  /** What is said where some of it could not be read: then nothing says that there is none. */
  readonly failure: ReactNode;
  /** Whose homework it is. */
  readonly filter: ReactNode;
  readonly onAdd: () => void;
  readonly onEdit: (homework: Homework) => void;
}

/** Pending, awaiting check and completed homework, each with its count. Draws anew only what changed, not the dialogs. */
export const FamilyHomeworkTabs = memo((props: FamilyHomeworkTabsProps) => {
  const { homework, isLoading, failure, filter, onAdd, onEdit } = props;
  const { t } = useTranslation(['familyHomework', 'homework']);
  const [tab, setTab] = useSearchChoice('tab', ['pending', 'awaiting', 'completed']);
  const countOf = (ofTab: readonly Homework[]) => {
    if (isLoading) return NO_COUNT;
    return failure && ofTab.length === 0 ? undefined : ofTab.length;
  };
  return (
    <Tabs
      label={t('familyHomework:title')}
      value={tab}
      onValueChange={setTab}
      before={filter}
      items={TABS.map(([value, status]) => {
        const ofTab = homework.filter((item) => item.status === status);
        const none = homework.length === 0 ? t('homework:empty') : t(`familyHomework:none.${value}`);
        return {
          value,
          label: t(`familyHomework:tab.${value}`),
          short: t(`familyHomework:shortTab.${value}`),
          count: countOf(ofTab),
          tone: value === 'awaiting' && ofTab.length > 0 ? 'check' : undefined,
          content: (
            <>
              {failure}
              {isLoading ? (
                <FamilyHomeworkLoading />
              ) : (
                <TabList
                  homework={ofTab}
                  isOpen={status === 'active'}
                  empty={failure ? null : none}
                  onAdd={onAdd}
                  onEdit={onEdit}
                />
              )}
            </>
          ),
        };
      })}
    />
  );
});
