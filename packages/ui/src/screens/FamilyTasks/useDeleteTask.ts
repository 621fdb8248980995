import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateTasks } from '../../data/invalidate.ts';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

type Kind = 'single' | 'periodic';

interface Deletion {
  readonly id: string;
  readonly kind: Kind;
}

const REMOVE = ['tasks.remove'];

/**
 * Deletes a task or a periodic task after the browser has asked (V-37, V-38). It leaves the lists at once, and comes back
 * when the call fails, which is only logged.
 */
export const useDeleteTask = (): ((deletion: Deletion) => void) => {
  const { t } = useTranslation('common');
  const api = useApi();
  const client = useQueryClient();

  const { mutate } = useMutation({
    mutationKey: REMOVE,
    meta: { operation: 'tasks.remove' },
    mutationFn: ({ id, kind }: Deletion) => (kind === 'single' ? api.tasks.remove(id) : api.scheduledTasks.remove(id)),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: keys.tasks });
      const before = client.getQueriesData<{ id: string }[]>({ queryKey: keys.tasks });
      client.setQueriesData<{ id: string }[]>({ queryKey: keys.tasks }, (list) =>
        list?.filter((item) => item.id !== id),
      );
      return before;
    },
    onError: (_error, _deletion, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
    },
    onSettled: () => (client.isMutating({ mutationKey: REMOVE }) === 1 ? invalidateTasks(client) : undefined),
  });

  return (deletion) => {
    const question =
      deletion.kind === 'single' ? t('common:confirm.deleteTask') : t('common:confirm.deleteScheduledTask');
    if (window.confirm(question)) mutate(deletion);
  };
};
