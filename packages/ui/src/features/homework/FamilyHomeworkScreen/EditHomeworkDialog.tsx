import type { Homework } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { HomeworkDialog } from './HomeworkDialog.tsx';
import { formOf, type HomeworkForm } from './homeworkForm.ts';
import { HomeworkFormFields } from './HomeworkFormFields.tsx';
import { useHomeworkForm } from './useHomeworkForm.ts';

interface EditHomeworkDialogProps {
  readonly homework: Homework;
  readonly change: (homework: Homework, form: HomeworkForm) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes homework; it stays with its child, and there is no helper here (FH-08, FH-18, V-29 to V-31). */
export const EditHomeworkDialog = ({ homework, change, onClose }: EditHomeworkDialogProps) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const state = useHomeworkForm({
    defaultValues: formOf(homework),
    isNew: false,
    save: async (form) => {
      await change(homework, form);
      onClose();
    },
  });
  return (
    <HomeworkDialog
      {...state}
      title={t('familyHomework:edit')}
      submitLabel={t('common:action.save')}
      failure={t('familyHomework:changeFailed')}
      onClose={onClose}
    >
      <HomeworkFormFields {...state} needsDescription={false} />
    </HomeworkDialog>
  );
};
