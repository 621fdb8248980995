import { fromWire, type Homework, type HomeworkFields } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../data/keys.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useFollowed } from '../../../forms/useFollowed.ts';
import { FIRST_YEAR } from '../../dueDates/typedDay.ts';
import { HomeworkDialog } from './HomeworkDialog.tsx';
import { CHANGING, draftOf, type HomeworkForm } from './homeworkForm.ts';
import { HomeworkFormFields } from './HomeworkFormFields.tsx';

interface EditHomeworkDialogProps {
  /** As it stands by now. */
  readonly homework: Homework;
  readonly isGone: boolean;
  readonly change: (to: HomeworkFields) => Promise<unknown>;
  readonly onClose: () => void;
}

const itemsIn = (list: readonly Homework[]) => list;
const valuesOf = (homework: Homework): HomeworkForm => ({ ...draftOf(homework), childId: homework.childId });

/** Changes homework; it stays with its child, and there is no helper here. */
export const EditHomeworkDialog = ({ homework, isGone, change, onClose }: EditHomeworkDialogProps) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const followed = useFollowed();
  const state = useContractForm({
    ...CHANGING,
    name: `homework ${homework.id}`,
    ...followed({ item: homework, queryKey: keys.homework(homework.childId), itemsIn, valuesOf }),
    sentences: { dueDate: { invalid: t('common:error.year', { min: FIRST_YEAR }) } },
    failed: t('familyHomework:changeFailed'),
    save: async (wire) => {
      await change(fromWire(wire));
      onClose();
    },
  });
  return (
    <HomeworkDialog
      {...state}
      title={t('familyHomework:edit')}
      submitLabel={t('common:action.save')}
      gone={isGone ? t('familyHomework:gone') : undefined}
      onClose={onClose}
    >
      <HomeworkFormFields {...state} needsDescription={false} />
    </HomeworkDialog>
  );
};
