import { type ApiClient, ApiError } from '@kovan/api-client';
import type { Homework } from '@kovan/api-client/contract';
import { type HomeworkAction, nextHomeworkStatus, settleHomework } from '@kovan/machines/homework';
import { useItemChange } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';

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
