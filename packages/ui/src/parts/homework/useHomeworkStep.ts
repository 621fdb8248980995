import { type ApiClient, ApiError } from '@kovan/api-client';
import type { Homework } from '@kovan/api-client/contract';
import { type HomeworkAction, nextHomeworkStatus, settleHomework } from '@kovan/machines/homework';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidateHomework } from '../../data/invalidate.ts';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { patchHomework } from './homeworkCache.ts';

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
 * step is under way does nothing (S-40 to S-43).
 */
export const useHomeworkStep = ({ operation, onDone, onFailed }: StepOptions): ((step: Step) => void) => {
  const api = useApi();
  const client = useQueryClient();
  const underWay = useRef(new Set<string>());

  const { mutate } = useMutation({
    mutationKey: ['homework.step'],
    meta: { operation },
    mutationFn: async (step: Step) => {
      try {
        await send(api, step);
      } catch (error) {
        const isConflict = error instanceof ApiError && error.status === 409;
        if (!isConflict || !(await isDoneAlready(api, step))) throw error;
      }
    },
    onMutate: async ({ homework, action }) => {
      await client.cancelQueries({ queryKey: keys.homework(homework.childId) });
      const status = nextHomeworkStatus(homework.status, { type: `homework.${action}` });
      if (status) patchHomework(client, homework, { status });
    },
    onSuccess: (_nothing, { action }) => onDone(action),
    onError: (_error, { homework, action }) => {
      patchHomework(client, homework, { status: homework.status });
      onFailed(action);
    },
    onSettled: (_nothing, _error, { homework }) => {
      underWay.current.delete(homework.id);
      // Reading anew while another step is under way would show its homework as it was before.
      return client.isMutating({ mutationKey: ['homework.step'] }) === 1 ? invalidateHomework(client) : undefined;
    },
  });

  return (step) => {
    if (underWay.current.has(step.homework.id)) return;
    underWay.current.add(step.homework.id);
    mutate(step);
  };
};
