import type { Homework, HomeworkFields, NewHomework } from '@kovan/api-client/contract';
import { type HomeworkAction, nextHomeworkStatus } from '@kovan/machines/homework';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accept, acceptNew } from '../../data/accepted.ts';
import { type Unsay, useChangeOptions, useItemChange, useQueuedChange } from '../../data/changes.ts';
import { orGone } from '../../data/isGone.ts';
import { keys } from '../../data/keys.ts';
import { type Added, useQueuedAddition } from '../../data/useQueuedAddition.ts';
import { useSending } from '../../data/useSending.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useGiveUpRow, useTakeBack } from '../../data/queue/QueueProvider.tsx';
import { registerHomeworkTexts } from './texts.ts';

registerHomeworkTexts();

interface Step {
  readonly homework: Homework;
  readonly action: HomeworkAction;
}

interface StepOptions {
  /** What failures are logged as. */
  readonly operation: string;
  readonly onDone: (action: HomeworkAction) => void;
  readonly onFailed: (action: HomeworkAction) => Unsay;
}

/**
 * Takes homework one step further: the card shows it at once and goes back when the call fails. A second press while a
 * step is under way does nothing.
 */
export const useHomeworkStep = ({ operation, onDone, onFailed }: StepOptions): ((step: Step) => void) => {
  const { t } = useTranslation('homework');
  const takeBack = useTakeBack();
  const take = useQueuedChange<Step, Homework>({
    kind: 'homework',
    operation,
    workOf: ({ homework: { id, childId, title, status }, action }) => {
      const next = nextHomeworkStatus(status, { type: `homework.${action}` });
      const step = { id, childId, name: title ?? t('homework:noTitle'), to: next ? { status: next } : {} };
      return action === 'complete'
        ? { operation: 'homework.complete', ...step }
        : { operation: 'homework.check', checked: action === 'check', ...step };
    },
    onDone: ({ action }) => onDone(action),
    onFailed: ({ action }) => onFailed(action),
  });
  return (step) => {
    // A check that waits and its opposite are nothing together.
    if (step.action !== 'complete' && takeBack(step.homework.id, 'homework.check')) return;
    take(step);
  };
};

/** Adds homework, or has it wait for the network; rejects with the call's error, already logged. */
export const useAddHomework = (): ((homework: NewHomework) => Promise<Added>) => {
  const { t } = useTranslation('homework');
  const client = useQueryClient();
  return useQueuedAddition({
    kind: 'homework',
    operation: 'familyHomework.create',
    workOf: (input) => ({ operation: 'homework.create', name: input.title ?? t('homework:noTitle'), input }),
    onAdded: async (answer) => {
      // What was accepted is what was asked for.
      const added = answer as Homework;
      await acceptNew(client, 'homework', [keys.homework(added.childId)], added);
    },
  });
};

interface HomeworkChange {
  readonly id: string;
  readonly to: HomeworkFields;
}

/** Changes homework; rejects with the call's error, already logged. */
export const useChangeHomework = (): ((change: HomeworkChange) => Promise<void>) => {
  const api = useApi();
  const client = useQueryClient();
  return useSending({
    ...useChangeOptions('homework', 'familyHomework.update'),
    mutationFn: ({ id, to }: HomeworkChange) => api.familyHomework.update(id, to),
    onSuccess: (_nothing, change) => accept<Homework>(client, 'homework', change),
  });
};

interface Outcome {
  readonly onDone: () => void;
  readonly onFailed: () => Unsay;
}

/**
 * Deletes homework after the browser has asked. Its card goes at once, and comes back when the call fails.
 */
export const useDeleteHomework = (outcome: Outcome): ((homework: Homework) => void) => {
  const { t } = useTranslation('common');
  const api = useApi();
  const giveUpRow = useGiveUpRow();
  const remove = useItemChange<Homework, Homework>({
    kind: 'homework',
    operation: 'familyHomework.remove',
    send: ({ id }) => api.familyHomework.remove(id).catch(orGone),
    changeOf: ({ id }) => ({ id, to: null }),
    ...outcome,
  });

  return (homework) => {
    // What was not sent yet can be added again as easily.
    if (giveUpRow(homework.id)) return;
    if (window.confirm(t('common:confirm.deleteHomework'))) remove(homework);
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
