import type { Child, ChildInput } from '@kovan/api-client/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnceEach } from '../../../data/useOnceEach.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useAddChild, useChangeChild, useDeleteChild } from '../mutations.ts';

/** What the dialog is open for: a new child, one to change, or nothing. */
export type Editing = Child | 'new' | null;

/** Adding, changing and deleting children. Failures are logged, and show no message here. */
export const useChildrenScreen = () => {
  const { t } = useTranslation(['children', 'common']);
  const { show } = useToast();
  const add = useAddChild();
  const change = useChangeChild();
  const remove = useDeleteChild();
  const [editing, setEditing] = useState<Editing>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const onceEach = useOnceEach();

  const save = async (input: ChildInput): Promise<void> => {
    if (editing === 'new') await add(input);
    else if (editing !== null) await change({ id: editing.id, input });
    show(t(editing === 'new' ? 'children:added' : 'children:changed', { name: input.name }));
    setEditing(null);
  };

  const deleteChild = (child: Child): Promise<void> =>
    onceEach(child.id, async () => {
      if (!window.confirm(t('common:confirm.deleteChild'))) return;
      try {
        await remove(child.id);
        setDeleted(child.id);
        show(t('children:removed', { name: child.name }));
      } catch {
        // Logged already; the card stays, and that is all the specification shows.
      }
    });

  return {
    editing,
    setEditing,
    save,
    /** The id of the child that was deleted last; its card may still be there for a moment. */
    deleted,
    deleteChild,
  };
};
