import { useMemo } from 'react';
import type { QueueView } from './queue.ts';
import { useQueueValue } from './QueueProvider.tsx';

/** In one text, which stays the same while they do. */
const idsIn = ({ entries }: QueueView): string =>
  entries.flatMap(({ isLate, work }) => (isLate && 'to' in work ? [work.id] : [])).join(' ');

/** The items to which something was done that waits to be sent, by id; the same set until they change. */
export const useWaitingItems = (): ReadonlySet<string> => {
  const ids = useQueueValue(idsIn);
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
};
