import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filledFields } from './generated.ts';
import { HelperSection } from './HelperSection.tsx';
import { HomeworkDialog } from './HomeworkDialog.tsx';
import { EMPTY_DRAFT, type HomeworkDraft, type HomeworkForm } from './homeworkForm.ts';
import { ChildField, HomeworkFormFields } from './HomeworkFormFields.tsx';
import { useHomeworkForm } from './useHomeworkForm.ts';

interface AddHomeworkDialogProps {
  /** Whom it is most likely for: the child that the screen is narrowed to, or the only one. */
  readonly childId: string | null;
  readonly add: (form: HomeworkForm) => Promise<unknown>;
  readonly onClose: () => void;
}

/** New homework, with the helper above the form (FH-07, FH-10, V-24 to V-28). */
export const AddHomeworkDialog = ({ childId, add, onClose }: AddHomeworkDialogProps) => {
  const { t } = useTranslation('familyHomework');
  const state = useHomeworkForm({
    defaultValues: { ...EMPTY_DRAFT, childId: childId ?? '' },
    isNew: true,
    save: async (form) => {
      await add(form);
      onClose();
    },
  });
  const { form } = state;

  // What the helper did not read leaves alone what was typed.
  const fill = (draft: HomeworkDraft) => {
    for (const field of filledFields(draft)) {
      form.setValue(field, draft[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
    form.setFocus(form.getValues('childId') === '' ? 'childId' : 'subject');
  };

  return (
    <HomeworkDialog
      {...state}
      title={t('familyHomework:add')}
      submitLabel={t('familyHomework:addSubmit')}
      submitIcon={<Plus aria-hidden />}
      failure={t('familyHomework:addFailed')}
      before={<HelperSection onFill={fill} />}
      onClose={onClose}
    >
      <ChildField {...state} />
      <HomeworkFormFields {...state} needsDescription />
    </HomeworkDialog>
  );
};
