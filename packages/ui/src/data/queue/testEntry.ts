import type { Entry } from './work.ts';

/** A tick of a task that had to wait, unless told otherwise. */
export const entryOf = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  owner: 'adult.ayse.1',
  key: `key-${id}`,
  work: { operation: 'task.complete', id: `task-${id}`, name: 'Oda', to: { status: 'completed' } },
  queuedAt: 0,
  order: Number(id),
  isLate: true,
  isAwaited: false,
  faults: 0,
  isForced: false,
  ...more,
});
