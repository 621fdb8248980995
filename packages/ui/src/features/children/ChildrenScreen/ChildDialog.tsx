import type { Child, ChildInput } from '@kovan/api-client/contract';
import { CHILD_AVATARS, DEFAULT_AVATAR } from '@kovan/domain/avatars';
import { yearOf } from '@kovan/domain/days';
import { DEFAULT_GRADE } from '@kovan/domain/grades';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../data/keys.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useFollowed } from '../../../forms/useFollowed.ts';
import { ChildFields } from '../parts/ChildFields.tsx';
import type { ChildForm } from '../parts/childForm.ts';
import { useChildForm } from '../parts/useChildForm.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';

/** A new child is six years old and in first grade until somebody says otherwise. */
const DEFAULT_AGE = 6;

interface ChildDialogProps {
  /** The child to change, as it stands by now; without one a child is added. */
  readonly child: Child | null;
  readonly isGone: boolean;
  readonly onSave: (input: ChildInput) => Promise<void>;
  readonly onClose: () => void;
}

const avatarsFor = (child: Child | null): readonly string[] =>
  child === null || (CHILD_AVATARS as readonly string[]).includes(child.avatar)
    ? CHILD_AVATARS
    : [...CHILD_AVATARS, child.avatar];

const itemsIn = (list: readonly Child[]) => list;
const valuesOf = ({ name, birthYear, grade, avatar }: Child): ChildForm => ({
  name,
  birthYear: String(birthYear),
  grade,
  avatar,
});

/** The one form to add and to change a child. It stays open with what was typed when saving fails. */
export const ChildDialog = ({ child, isGone, onSave, onClose }: ChildDialogProps) => {
  const { t } = useTranslation(['children', 'common']);
  const currentYear = yearOf(useToday());
  const followed = useFollowed();
  const { submit, isBusy, isFilled, ...fields } = useChildForm({
    name: child === null ? 'child' : `child ${child.id}`,
    ...(child === null
      ? {
          defaultValues: {
            name: '',
            birthYear: String(currentYear - DEFAULT_AGE),
            grade: DEFAULT_GRADE,
            avatar: DEFAULT_AVATAR,
          },
        }
      : followed({ item: child, queryKey: keys.children, itemsIn, valuesOf })),
    // Said only where the dialog was left while it saved: on its own screen the specification wants no message.
    failed: child === null ? t('children:failed.add') : t('children:failed.edit'),
    save: onSave,
  });

  return (
    <FormDialog
      title={child === null ? t('children:dialog.add') : t('children:dialog.edit')}
      submitLabel={t('common:action.save')}
      busyLabel={t('common:saving')}
      isBusy={isBusy}
      isFilled={isFilled}
      gone={isGone ? t('children:gone') : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChildFields {...fields} nameLabel={t('children:name')} avatars={avatarsFor(child)} />
    </FormDialog>
  );
};
