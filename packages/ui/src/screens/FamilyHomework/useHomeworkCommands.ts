import type { Homework } from '@kovan/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateHomework } from '../../data/invalidate.ts';
import { keys } from '../../data/keys.ts';
import { logFailure } from '../../data/logFailure.ts';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { changeHomework, patchHomework } from '../../parts/homework/homeworkCache.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useToast } from '../../providers/ToastProvider.tsx';
import { fieldsOf, type HomeworkForm } from './homeworkForm.ts';

const failingLogged = async <T>(operation: string, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    logFailure(operation, error);
    throw error;
  }
};

/** Adds and changes homework; both reject with the call's error, already logged, so that the form can show it (P-05, P-06). */
export const useSaveHomework = () => {
  const api = useApi();
  const client = useQueryClient();
  const { show } = useToast();
  const { t } = useTranslation('familyHomework');
  const { keyFor, forget } = useIdempotencyKey();

  return {
    add: async (form: HomeworkForm): Promise<void> => {
      const input = { ...fieldsOf(form), childId: form.childId, description: form.description.trim() };
      const added = await failingLogged('familyHomework.create', () =>
        api.familyHomework.create(input, { idempotencyKey: keyFor(input) }),
      );
      forget();
      changeHomework(client, added.childId, (list) => [...list.filter(({ id }) => id !== added.id), added]);
      show(t('familyHomework:added'));
      void invalidateHomework(client);
    },
    change: async (homework: Homework, form: HomeworkForm): Promise<void> => {
      const fields = fieldsOf(form);
      await failingLogged('familyHomework.update', () => api.familyHomework.update(homework.id, fields));
      patchHomework(client, homework, fields);
      show(t('familyHomework:changed'));
      void invalidateHomework(client);
    },
  };
};

/** Deletes homework after the browser's confirmation; its card goes at once and comes back when the call fails (V-36, V-38, X-22). */
export const useRemoveHomework = (): ((homework: Homework) => boolean) => {
  const api = useApi();
  const client = useQueryClient();
  const { show } = useToast();
  const { t } = useTranslation(['familyHomework', 'common']);

  const { mutate } = useMutation({
    meta: { operation: 'familyHomework.remove' },
    mutationFn: ({ id }: Homework) => api.familyHomework.remove(id),
    onMutate: async ({ id, childId }) => {
      await client.cancelQueries({ queryKey: keys.homework(childId) });
      changeHomework(client, childId, (list) => list.filter((item) => item.id !== id));
    },
    onSuccess: () => show(t('familyHomework:removed')),
    onError: (_error, homework) => {
      changeHomework(client, homework.childId, (list) => [...list.filter(({ id }) => id !== homework.id), homework]);
      show(t('familyHomework:removeFailed'), { tone: 'error' });
    },
    onSettled: () => invalidateHomework(client),
  });

  return (homework) => {
    const isConfirmed = window.confirm(t('common:confirm.deleteHomework'));
    if (isConfirmed) mutate(homework);
    return isConfirmed;
  };
};
