import { createQueue, NOTHING_WAITS, type Queue, type QueueView } from '@kovan/ui/data/queue';

type Entry = QueueView['entries'][number];

const entry = (index: number): Entry => ({
  id: String(index),
  owner: 'adult.ayse.1',
  key: String(index),
  work: { operation: 'task.complete', id: String(index), name: 'Oda', to: {} },
  queuedAt: 0,
  order: index,
  isLate: true,
  isAwaited: false,
  faults: 0,
  isForced: false,
});

/** A queue in which so much waits, so much was sent, and nothing happens. */
export const queueWith = (count: number, accepted = 0): Queue => {
  const view = { ...NOTHING_WAITS, accepted, entries: Array.from({ length: count }, (_, index) => entry(index)) };
  return { ...createQueue(() => Promise.reject(new Error('a story sends nothing'))), view: () => view };
};
