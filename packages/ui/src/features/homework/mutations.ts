import { type ApiClient, ApiError } from '@kovan/api-client';
import type { Homework, HomeworkFields, NewHomework } from '@kovan/api-client/contract';
import { type HomeworkAction, nextHomeworkStatus, settleHomework } from '@kovan/machines/homework';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accept, giveUpReads, useChangeOptions, useItemChange } from '../../data/changes.ts';
import { keys } from '../../data/keys.ts';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

interface Step {
  readonly homework: Homework;
  readonly action: HomeworkAction;
}

const send = (api: ApiClient, { homework: { id, childId }, action }: Step): Promise<void> =>
  action === 'complete' ? api.homework.complete(id, childId) : api.homework.setChecked(id, action === 'check', childId);

/** Whether the server's homework already is where the step leads: another device was first. */
const isDoneAlready = async (api: ApiClient, { homework, action }: Step): Promise<boolean> => {
  const list = await api.homework.list(homework.childId);
  const present = list.find(({ id }) => id === homework.id)?.status;
  const request = action === 'complete' ? { status: 'completed' as const } : { checked: action === 'check' };
  return present !== undefined && settleHomework(present, request) === present;
};

interface StepOptions {
  /** What failures are logged as. */
  readonly operation: string;
  readonly onDone: (action: HomeworkAction) => void;
  readonly onFailed: (action: HomeworkAction) => void;
}

/**
 * Takes homework one step further: the card shows it at once and goes back when the call fails. A second press while a
 * step is under way does nothing.
 */
export const useHomeworkStep = ({ operation, onDone, onFailed }: StepOptions): ((step: Step) => void) => {
  const api = useApi();
  return useItemChange<Step, Homework>({
    kind: 'homework',
    operation,
    send: async (step) => {
      try {
        await send(api, step);
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (!isConflict || !(await isDoneAlready(api, step))) throw error;
      }
    },
    changeOf: ({ homework, action }) => {
      const status = nextHomeworkStatus(homework.status, { type: `homework.${action}` });
      return { id: homework.id, to: status ? { status } : {} };
    },
    onDone: ({ action }) => onDone(action),
    onFailed: ({ action }) => onFailed(action),
  });
};

/** Adds homework; rejects with the call's error, already logged. */
export const useAddHomework = (): ((homework: NewHomework) => Promise<Homework>) => {
  const api = useApi();
  const client = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    ...useChangeOptions('homework', 'familyHomework.create'),
    mutationFn: (homework: NewHomework) => api.familyHomework.create(homework, { idempotencyKey: keyFor(homework) }),
    onSuccess: async (added) => {
      forget();
      await giveUpReads(client, 'homework');
      client.setQueryData<Homework[]>(
        keys.homework(added.childId),
        (list) => list && [...list.filter(({ id }) => id !== added.id), added],
      );
    },
  }).mutateAsync;
};

interface HomeworkChange {
  readonly id: string;
  readonly to: HomeworkFields;
}

/** Changes homework; rejects with the call's error, already logged. */
export const useChangeHomework = (): ((change: HomeworkChange) => Promise<void>) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    ...useChangeOptions('homework', 'familyHomework.update'),
    mutationFn: ({ id, to }: HomeworkChange) => api.familyHomework.update(id, to),
    onSuccess: (_nothing, change) => accept<Homework>(client, 'homework', change),
  }).mutateAsync;
};

interface Outcome {
  readonly onDone: () => void;
  readonly onFailed: () => void;
}

/**
 * Deletes homework after the browser has asked, and tells whether it was confirmed. Its card goes at once, and comes back
 * when the call fails.
 */
export const useDeleteHomework = (outcome: Outcome): ((homework: Homework) => boolean) => {
  const { t } = useTranslation('common');
  const api = useApi();
  const remove = useItemChange<Homework, Homework>({
    kind: 'homework',
    operation: 'familyHomework.remove',
    send: ({ id }) => api.familyHomework.remove(id),
    changeOf: ({ id }) => ({ id, to: null }),
    ...outcome,
  });

  return (homework) => {
    const isConfirmed = window.confirm(t('common:confirm.deleteHomework'));
    if (isConfirmed) remove(homework);
    return isConfirmed;
  };
};

/** Has the helper read a sentence; it changes nothing. */
export const useReadSentence = () => {
  const api = useApi();
  return useMutation({
    meta: { operation: 'homework.generateFields' },
    mutationFn: (sentence: string) => api.homework.generateFields(sentence),
  });
};
