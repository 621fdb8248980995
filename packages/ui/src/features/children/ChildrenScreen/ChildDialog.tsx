import type { Child, ChildInput } from '@kovan/api-client/contract';
import { CHILD_AVATARS, DEFAULT_AVATAR } from '@kovan/domain/avatars';
import { yearOf } from '@kovan/domain/days';
import { DEFAULT_GRADE } from '@kovan/domain/grades';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogClose } from '../../../components/Dialog/Dialog.tsx';
import { ChildFields } from '../parts/ChildFields.tsx';
import type { ChildForm } from '../parts/childForm.ts';
import { useChildForm } from '../parts/useChildForm.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './ChildrenScreen.module.css';

/** A new child is six years old and in first grade until somebody says otherwise. */
const DEFAULT_AGE = 6;

interface ChildDialogProps {
  /** The child to change; without one a child is added. */
  readonly child: Child | null;
  readonly onSave: (input: ChildInput) => Promise<void>;
  readonly onClose: () => void;
}

const avatarsFor = (child: Child | null): readonly string[] =>
  child === null || (CHILD_AVATARS as readonly string[]).includes(child.avatar)
    ? CHILD_AVATARS
    : [...CHILD_AVATARS, child.avatar];

/** The one form to add and to change a child. It stays open with what was typed when saving fails. */
export const ChildDialog = ({ child, onSave, onClose }: ChildDialogProps) => {
  const { t } = useTranslation(['children', 'common']);
  const formId = useId();
  const currentYear = yearOf(useToday());
  const defaults: ChildForm = {
    name: child?.name ?? '',
    birthYear: String(child?.birthYear ?? currentYear - DEFAULT_AGE),
    grade: child?.grade ?? DEFAULT_GRADE,
    avatar: child?.avatar ?? DEFAULT_AVATAR,
  };
  const { submit, isBusy, ...fields } = useChildForm(defaults, onSave);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={child === null ? t('children:dialog.add') : t('children:dialog.edit')}
      closeLabel={t('common:action.close')}
      closeQuestion={t('common:confirm.discard')}
      isBusy={isBusy}
      footer={
        <>
          <DialogClose>
            <Button aria-disabled={isBusy}>{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" needsConnection loading={isBusy}>
            {isBusy ? t('common:saving') : t('common:action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
        <ChildFields {...fields} nameLabel={t('children:name')} avatars={avatarsFor(child)} />
      </form>
    </Dialog>
  );
};
