import { useMemo } from 'react';
import { useQueueValue } from './QueueProvider.tsx';

/** The items to which something was done that waits to be sent, by id. */
export const useWaitingItems = (): ReadonlySet<string> => {
  const entries = useQueueValue((view) => view.entries);
  return useMemo(
    () => new Set(entries.flatMap(({ isLate, work }) => (isLate && 'to' in work ? [work.id] : []))),
    [entries],
  );
};
