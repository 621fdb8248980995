import { useTranslation } from 'react-i18next';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { InvalidChildMessage } from '../../../layout/InvalidChildMessage.tsx';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { DayLoading } from '../../childDay/parts/DayLoading.tsx';
import { registerChildDayTexts } from '../../childDay/texts.ts';
import { ChildNotFound } from '../../children/parts/ChildNotFound.tsx';
import { useChildOfAddress } from '../../children/parts/useChildOfAddress.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { ChildTasks } from './ChildTasks.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('childTasks', { tr, en });
registerChildDayTexts();

const OfChild = ({ childId, name }: { childId: string; name: string | undefined }) => {
  const { t } = useTranslation('childTasks');
  const { isLoading } = useChildren();
  const { viewMode } = useView();
  // A parent's own page of tasks has that name already.
  const isLookedInto = viewMode === 'family' && name !== undefined;
  usePageTitle(isLookedInto ? t('childTasks:heading', { name }) : t('childTasks:title'));

  if (isLoading) return <DayLoading />;
  // When the list of children can't be read, the tasks still can.
  return <ChildTasks key={childId} childId={childId} name={name} />;
};

/** The tasks of the child of the address, by day and by week (product.md 2, Child tasks screen). */
export const ChildTasksScreen = () => {
  const { childId, child, isNotFound } = useChildOfAddress();
  if (childId === null) return <InvalidChildMessage />;
  if (isNotFound) return <ChildNotFound />;
  return <OfChild childId={childId} name={child?.name} />;
};
