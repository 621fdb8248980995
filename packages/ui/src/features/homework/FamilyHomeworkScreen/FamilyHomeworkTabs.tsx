import type { Homework } from '@kovan/api-client/contract';
import type { HomeworkAction } from '@kovan/machines/homework';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useStable } from '../../../components/useStable.ts';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import list from '../parts/HomeworkList.module.css';
import { useDeleteHomework } from '../mutations.ts';
import { useHomeworkCheck } from '../parts/useHomeworkCheck.ts';
import { useKeptFocus } from '../parts/useKeptFocus.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { FamilyHomeworkCard } from './FamilyHomeworkCard.tsx';
import styles from './FamilyHomeworkScreen.module.css';

/** Tabs by the status that they hold. */
const TABS = [
  ['pending', 'active'],
  ['awaiting', 'completed'],
  ['completed', 'verified'],
] as const;

interface FamilyHomeworkTabsProps {
  readonly homework: readonly Homework[];
  readonly onAdd: () => void;
  readonly onEdit: (homework: Homework) => void;
}

const TabList = ({ homework, onAdd, onEdit }: FamilyHomeworkTabsProps) => {
  const { t } = useTranslation(['familyHomework', 'homework']);
  const { children } = useChildren();
  const { show } = useToast();
  const { list: ref, keep } = useKeptFocus();
  const remove = useDeleteHomework({
    onDone: () => show(t('familyHomework:removed')),
    onFailed: () => show(t('familyHomework:removeFailed'), { tone: 'error' }),
  });
  const take = useHomeworkCheck();
  const step = useStable((stepped: Homework, action: HomeworkAction) => {
    keep();
    take({ homework: stepped, action });
  });
  const removeKept = useStable((removed: Homework) => {
    if (remove(removed)) keep();
  });
  return (
    <div ref={ref} tabIndex={-1} className={styles.tab}>
      {homework.length === 0 ? (
        <EmptyState
          title={t('homework:empty')}
          action={
            <Button icon={<Plus aria-hidden />} onClick={onAdd}>
              {t('familyHomework:add')}
            </Button>
          }
        />
      ) : (
        <div className={list.list}>
          {homework.map((item) => (
            <FamilyHomeworkCard
              key={item.id}
              homework={item}
              child={children.find(({ id }) => id === item.childId)}
              onEdit={onEdit}
              onStep={step}
              onRemove={removeKept}
            />
          ))}
        </div>
      )}
    </div>
  );
};

/** Pending, awaiting check and completed homework, each with its count. */
export const FamilyHomeworkTabs = ({ homework, onAdd, onEdit }: FamilyHomeworkTabsProps) => {
  const { t } = useTranslation('familyHomework');
  const [tab, setTab] = useSearchChoice('tab', ['pending', 'awaiting', 'completed']);
  return (
    <Tabs
      label={t('familyHomework:title')}
      value={tab}
      onValueChange={setTab}
      items={TABS.map(([value, status]) => {
        const ofTab = homework.filter((item) => item.status === status);
        return {
          value,
          label: t(`familyHomework:tab.${value}`),
          count: ofTab.length,
          content: <TabList homework={ofTab} onAdd={onAdd} onEdit={onEdit} />,
        };
      })}
    />
  );
};
