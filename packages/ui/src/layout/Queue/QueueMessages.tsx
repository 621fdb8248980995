import { ApiError } from '@kovan/api-client';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../components/useStable.ts';
import type { Refused } from '../../data/queue/queue.ts';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { useQueueSource, useQueueValue } from '../../data/queue/QueueProvider.tsx';
import { useToast } from '../../providers/ToastProvider.tsx';
import { useView } from '../../providers/ViewProvider.tsx';

const StaleWork = byNeed(async () => (await import('./StaleWork.tsx')).StaleWork, { as: 'part', meanwhile: null });

/** Says what the server refused although it had to wait: its button is long gone (OF-04), and shows what is too old to go by itself. */
export const QueueMessages = () => {
  const { t } = useTranslation(['queue', 'common']);
  const queue = useQueueSource();
  const { show } = useToast();
  const { viewMode } = useView();
  const hasStale = useQueueValue(({ stale }) => stale.length > 0);
  const tell = useStable<Parameters<Refused>, Promise<void>>(async (entry, error) => {
    const { refusalOf } = await import('./refusalOf.ts');
    const problem = error instanceof ApiError ? error : null;
    const isChild = viewMode === 'child';
    show(refusalOf(t, entry, { status: problem?.status, said: problem?.serverMessage, isChild }), { tone: 'error' });
  });
  useEffect(() => queue.onRefused((entry, error) => void tell(entry, error)), [queue, tell]);
  return hasStale ? <StaleWork /> : null;
};
