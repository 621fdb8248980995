import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TabItem, Tabs } from '../../../components/Tabs/Tabs.tsx';
import type { TaskKind } from '../mutations.ts';

/** What one tab shows, and how many it holds; `undefined` where that can't be told. */
export interface TaskTab {
  readonly count: TabItem['count'];
  readonly content: ReactNode;
}

export interface TaskTabsFrameProps extends Readonly<Record<TaskKind, TaskTab>> {
  readonly tab: TaskKind;
  readonly onTabChange: (tab: TaskKind) => void;
  /** Whose tasks they are. */
  readonly filter: ReactNode;
}

/** The filter and both tabs, which stand there before the tasks do. */
export const TaskTabsFrame = ({ tab, onTabChange, filter, single, periodic }: TaskTabsFrameProps) => {
  const { t } = useTranslation('familyTasks');
  return (
    <Tabs
      label={t('familyTasks:tabs.label')}
      value={tab}
      onValueChange={onTabChange}
      before={filter}
      items={[
        { value: 'single', label: t('familyTasks:tabs.single'), ...single },
        { value: 'periodic', label: t('familyTasks:tabs.periodic'), ...periodic },
      ]}
    />
  );
};
