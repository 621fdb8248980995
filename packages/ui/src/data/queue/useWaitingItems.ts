import { useMemo } from 'react';
import type { QueueView } from './queue.ts';
import { useQueueValue } from './QueueProvider.tsx';
import type { Work } from './work.ts';

/** In one text, which stays the same while they do. */
const idsIn = ({ entries }: QueueView, operation?: Work['operation']): string =>
  entries
    .flatMap(({ isLate, work }) =>
      isLate && 'to' in work && (operation === undefined || work.operation === operation) ? [work.id] : [],
    )
    .join(' ');

/** The items to which something, or just this, was done that waits to be sent, by id; the same set until they change. */
export const useWaitingItems = (operation?: Work['operation']): ReadonlySet<string> => {
  const ids = useQueueValue((view) => idsIn(view, operation));
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
};
