import type { Homework } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../components/useStable.ts';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useHomeworkStep } from '../mutations.ts';

/** How a child completes homework, and what is said of it; the same function from render to render. */
export const useCompleteHomework = (): ((homework: Homework) => void) => {
  const { t } = useTranslation('homework');
  const { show } = useToast();
  const take = useHomeworkStep({
    operation: 'homework.complete',
    onDone: () => show(t('homework:completed')),
    onFailed: () => show(t('homework:completeFailed'), { tone: 'error' }),
  });
  return useStable((homework) => take({ homework, action: 'complete' }));
};
