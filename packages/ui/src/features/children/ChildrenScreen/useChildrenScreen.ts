import type { Child, ChildInput } from '@kovan/api-client/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../data/useIdempotencyKey.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

/** What the dialog is open for: a new child, one to change, or nothing. */
export type Editing = Child | 'new' | null;

/** Adding, changing and deleting children. Failures are logged where the list does it and show no message here. */
export const useChildrenScreen = () => {
  const { t } = useTranslation('common');
  const { add, update, remove } = useChildren();
  const { keyFor, forget } = useIdempotencyKey();
  const [editing, setEditing] = useState<Editing>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const deleting = useRef(new Set<string>());

  const save = async (input: ChildInput): Promise<void> => {
    if (editing === 'new') {
      await add(input, { idempotencyKey: keyFor(input) });
      forget();
    } else if (editing !== null) {
      await update(editing.id, input);
    }
    setEditing(null);
  };

  const deleteChild = async (child: Child): Promise<void> => {
    if (deleting.current.has(child.id) || !window.confirm(t('common:confirm.deleteChild'))) return;
    deleting.current.add(child.id);
    try {
      await remove(child.id);
      setDeleted(child.id);
    } catch {
      // Logged by the list; the card stays, and that is all the specification shows.
    } finally {
      deleting.current.delete(child.id);
    }
  };

  return {
    editing,
    setEditing,
    save,
    /** The id of the child that was deleted last; its card may still be there for a moment. */
    deleted,
    deleteChild,
  };
};
