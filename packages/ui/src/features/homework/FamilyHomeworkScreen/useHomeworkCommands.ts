import type { Homework } from '@kovan/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../data/keys.ts';
import { accept, changeKey, giveUpReads, settle } from '../../../data/settle.ts';
import { useIdempotencyKey } from '../../../data/useIdempotencyKey.ts';
import { useItemChange } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { fieldsOf, type HomeworkForm } from './homeworkForm.ts';

/** Adds homework; rejects with the call's error, already logged, so that the form can show it (P-05). */
export const useAddHomework = (): ((form: HomeworkForm) => Promise<unknown>) => {
  const api = useApi();
  const client = useQueryClient();
  const { show } = useToast();
  const { t } = useTranslation('familyHomework');
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    mutationKey: changeKey('homework', 'add'),
    meta: { operation: 'familyHomework.create' },
    mutationFn: (form: HomeworkForm) => {
      const input = { ...fieldsOf(form), childId: form.childId, description: form.description.trim() };
      return api.familyHomework.create(input, { idempotencyKey: keyFor(input) });
    },
    onSuccess: async (added) => {
      forget();
      await giveUpReads(client, 'homework');
      client.setQueryData<Homework[]>(
        keys.homework(added.childId),
        (list) => list && [...list.filter(({ id }) => id !== added.id), added],
      );
      show(t('familyHomework:added'));
    },
    onSettled: () => settle(client, 'homework'),
  }).mutateAsync;
};

/** Changes homework; rejects with the call's error, already logged, so that the form can show it (P-06). */
export const useChangeHomework = (): ((homework: Homework, form: HomeworkForm) => Promise<void>) => {
  const api = useApi();
  const client = useQueryClient();
  const { show } = useToast();
  const { t } = useTranslation('familyHomework');
  const { mutateAsync } = useMutation({
    mutationKey: changeKey('homework', 'change'),
    meta: { operation: 'familyHomework.update' },
    mutationFn: ({ id, to }: { id: string; to: ReturnType<typeof fieldsOf> }) => api.familyHomework.update(id, to),
    onSuccess: async (_nothing, change) => {
      await accept<Homework>(client, 'homework', change);
      show(t('familyHomework:changed'));
    },
    onSettled: () => settle(client, 'homework'),
  });
  return (homework, form) => mutateAsync({ id: homework.id, to: fieldsOf(form) });
};

/** Deletes homework after the browser's confirmation, and tells whether it was given; its card goes at once and comes back when the call fails (V-36, V-38, X-22). */
export const useRemoveHomework = (): ((homework: Homework) => boolean) => {
  const api = useApi();
  const { show } = useToast();
  const { t } = useTranslation(['familyHomework', 'common']);
  const remove = useItemChange<Homework, Homework>({
    kind: 'homework',
    operation: 'familyHomework.remove',
    send: ({ id }) => api.familyHomework.remove(id),
    changeOf: ({ id }) => ({ id, to: null }),
    onDone: () => show(t('familyHomework:removed')),
    onFailed: () => show(t('familyHomework:removeFailed'), { tone: 'error' }),
  });

  return (homework) => {
    const isConfirmed = window.confirm(t('common:confirm.deleteHomework'));
    if (isConfirmed) remove(homework);
    return isConfirmed;
  };
};
