import { fromWire, type NewHomework } from '@kovan/api-client/contract';
import type { HomeworkField } from '@kovan/domain/fields';
import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { FIRST_YEAR } from '../../dueDates/typedDay.ts';
import { HelperSection } from './HelperSection.tsx';
import { HomeworkDialog } from './HomeworkDialog.tsx';
import { ADDING, draftOf, filledFields, type HomeworkDraft, type HomeworkForm } from './homeworkForm.ts';
import { ChildField, HomeworkFormFields } from './HomeworkFormFields.tsx';
import { useHelper } from './useHelper.ts';

interface AddHomeworkDialogProps {
  /** Whom it is most likely for: the child that the screen is narrowed to, or the only one. */
  readonly childId: string | null;
  /** What another program shared with Kovan, for the helper; empty where nothing was. */
  readonly sharedText: string;
  readonly add: (homework: NewHomework) => Promise<unknown>;
  readonly onClose: () => void;
}

/** New homework, with the helper above the form. What comes into the list behind it draws nothing of it. */
export const AddHomeworkDialog = memo(({ childId, sharedText, add, onClose }: AddHomeworkDialogProps) => {
  const { t } = useTranslation(['familyHomework', 'common']);
  const { children } = useChildren();
  const state = useContractForm({
    ...ADDING,
    name: 'homework',
    defaultValues: { ...draftOf({}), childId: childId ?? '' } satisfies HomeworkForm,
    sentences: {
      childId: { missing: t('common:error.chooseChild') },
      dueDate: { invalid: t('common:error.year', { min: FIRST_YEAR }) },
    },
    failed: t('familyHomework:addFailed'),
    save: async (wire) => {
      await add({ ...fromWire(wire), childId: wire.cocukId, description: wire.aciklama });
      onClose();
    },
  });
  const { form } = state;

  const lastDraft = useRef(draftOf({}));
  // What was typed stays where the helper has read nothing; what it had put there from another sentence goes.
  const fill = (draft: HomeworkDraft) => {
    const isUntouched = (field: HomeworkField) => form.getValues(field) === lastDraft.current[field];
    for (const field of new Set([...filledFields(lastDraft.current).filter(isUntouched), ...filledFields(draft)])) {
      form.setValue(field, draft[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
    lastDraft.current = draft;
    form.setFocus(form.getValues('childId') === '' ? 'childId' : 'subject');
  };

  const helper = useHelper(fill, sharedText);

  return (
    <HomeworkDialog
      needsConnection={false}
      {...state}
      title={t('familyHomework:add')}
      submitLabel={t('familyHomework:addSubmit')}
      submitIcon={<Plus aria-hidden />}
      gone={children.length === 0 ? t('familyHomework:noChildLeft') : undefined}
      // What was shared has come without a key being pressed, as has what is read from it.
      isFilled={state.isFilled || helper.freeText !== ''}
      before={<HelperSection helper={helper} />}
      onClose={onClose}
    >
      <ChildField {...state} />
      <HomeworkFormFields {...state} needsDescription />
    </HomeworkDialog>
  );
});
