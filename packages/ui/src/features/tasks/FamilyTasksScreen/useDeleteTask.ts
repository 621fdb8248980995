import type { Task } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useItemChange } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';

type Kind = 'single' | 'periodic';

interface Deletion {
  readonly id: string;
  readonly kind: Kind;
}

/**
 * Deletes a task or a periodic task after the browser has asked (V-37, V-38), and tells whether it was confirmed. It leaves
 * the lists at once, and comes back when the call fails, which is only logged.
 */
export const useDeleteTask = (): ((deletion: Deletion) => boolean) => {
  const { t } = useTranslation('common');
  const api = useApi();
  const remove = useItemChange<Deletion, Task>({
    kind: 'tasks',
    operation: 'tasks.remove',
    send: ({ id, kind }) => (kind === 'single' ? api.tasks.remove(id) : api.scheduledTasks.remove(id)),
    changeOf: ({ id }) => ({ id, to: null }),
  });

  return (deletion) => {
    const question =
      deletion.kind === 'single' ? t('common:confirm.deleteTask') : t('common:confirm.deleteScheduledTask');
    const isConfirmed = window.confirm(question);
    if (isConfirmed) remove(deletion);
    return isConfirmed;
  };
};
