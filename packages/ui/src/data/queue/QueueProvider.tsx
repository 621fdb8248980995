import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { takesPress } from '../press.ts';
import { createQueue, type Queue, type QueueView } from './queue.ts';
import { type Entry, entryIdOf, isWaitingRow, type Work } from './work.ts';

/** Where no queue is given, nothing waits and nothing can. */
const NONE = createQueue(() => Promise.reject(new Error('There is no queue')));

const Context = createContext<Queue>(NONE);

/** What is to be sent exactly once. */
export const useQueueSource = (): Queue => use(Context);

/** Something of the queue, drawn anew when it changes; give what is the same from look to look. */
export const useQueueValue = <Value,>(select: (view: QueueView) => Value): Value => {
  const queue = useQueueSource();
  const value = () => select(queue.view());
  return useSyncExternalStore(queue.subscribe, value, value);
};

const countOf = ({ entries, stale }: QueueView): number =>
  entries.filter((entry) => entry.isLate && !stale.includes(entry)).length;

/** How much waits to be sent by itself. */
export const useWaitingCount = (): number => useQueueValue(countOf);

/** The last step of an item that waits to be sent; nothing while its first try is under way. */
const stepOf = (view: QueueView, id: string, operation?: Work['operation']): Entry | undefined =>
  view.entries.findLast(
    ({ isLate, work }) =>
      isLate && 'to' in work && work.id === id && (operation === undefined || work.operation === operation),
  );

/** Whether something was done to this item that waits to be sent. */
export const useIsWaiting = (id: string): boolean => useQueueValue((view) => stepOf(view, id) !== undefined);

/** Whether this item waits to be sent: the new row itself, or something that was done to it. */
export const useIsUnsent = (id: string): boolean => useIsWaiting(id) || isWaitingRow(id);

/** Whether what waits of this item, or the new row itself, is being sent: until that has come to something it can't be taken back. */
export const useIsBeingSent = (id: string): boolean =>
  useQueueValue((view) => {
    const entryId = isWaitingRow(id) ? entryIdOf(id) : stepOf(view, id)?.id;
    return entryId !== undefined && entryId === view.sendingId;
  });

/** Takes back what was done to an item and waits to be sent; whether there was anything that can be. */
export const useTakeBack = (): ((id: string, operation?: Work['operation']) => boolean) => {
  const queue = useQueueSource();
  return (id, operation) => {
    const view = queue.view();
    const entry = stepOf(view, id, operation);
    if (!entry || entry.id === view.sendingId) return false;
    if (takesPress(id)) queue.remove(entry.id);
    return true;
  };
};

/** Gives up something new that was not sent yet, by the row that stands for it; whether it was such a row. */
export const useGiveUpRow = (): ((id: string) => boolean) => {
  const queue = useQueueSource();
  return (id) => {
    if (!isWaitingRow(id)) return false;
    const entryId = entryIdOf(id);
    if (entryId !== queue.view().sendingId && takesPress(id)) queue.remove(entryId);
    return true;
  };
};

export const QueueProvider = ({ queue, children }: { queue: Queue; children: ReactNode }) => (
  <Context value={queue}>{children}</Context>
);
