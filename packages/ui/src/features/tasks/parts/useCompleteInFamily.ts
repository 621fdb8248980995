import type { Task } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useCompleteTask } from '../mutations.ts';

/** Completes a task and says so, the same on every screen of the parents; a failure is logged, and shown to nobody. */
export const useCompleteInFamily = (): ((task: Task) => void) => {
  const { t } = useTranslation('common');
  const { show } = useToast();
  return useCompleteTask({ onDone: () => show(t('common:taskCompleted')) });
};
