import type { Homework, Task } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../components/useStable.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useCompleteHomework } from '../../homework/parts/useCompleteHomework.ts';
import { useCompleteTask } from '../../tasks/mutations.ts';

type ToFinish = { readonly kind: 'task'; readonly item: Task } | { readonly kind: 'homework'; readonly item: Homework };

/** Finishes one thing. */
export type Finish = (thing: ToFinish) => void;

/** Completes a task or homework and says what came of it. */
export const useFinish = (): Finish => {
  const { t } = useTranslation('childDay');
  const toast = useToast();
  const completeHomework = useCompleteHomework();
  const completeTask = useCompleteTask({
    onDone: () => toast.show(t('childDay:completed')),
    onFailed: () => toast.show(t('childDay:completeFailed'), { tone: 'error' }),
  });
  return useStable((thing) => {
    if (thing.kind === 'task') completeTask(thing.item);
    else completeHomework(thing.item);
  });
};
