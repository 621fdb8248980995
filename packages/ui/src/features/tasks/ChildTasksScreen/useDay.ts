import type { Task } from '@kovan/api-client/contract';
import { useEffect, useMemo, useState } from 'react';
import { DURATIONS } from '../../../data/durations.ts';
import { isDone } from '../parts/isDone.ts';
import { inOrderDone } from './progress.ts';

/** The day's tasks in the order of the screen, the one that comes next, and whether one has just been done. */
export const useDay = (tasks: readonly Task[]) => {
  const [praisedId, setPraisedId] = useState<string | null>(null);

  useEffect(() => {
    if (praisedId === null) return undefined;
    const timer = window.setTimeout(() => setPraisedId(null), DURATIONS.praise);
    return () => window.clearTimeout(timer);
  }, [praisedId]);

  const day = useMemo(() => {
    const done = inOrderDone(tasks);
    const open = tasks.filter((task) => !isDone(task));
    // After a failure the praised task is open again and simply next.
    const praised = done.find(({ id }) => id === praisedId);
    const shown = praised ?? open[0];
    return {
      ordered: [...done, ...open],
      next: open[0],
      /** What the next card shows: for a moment the task that was just done, else the next one. */
      shown,
      later: praised ? open : open.slice(1),
      done: done.filter((task) => task !== shown),
      isAllDone: tasks.length > 0 && open.length === 0,
      isPraising: praised !== undefined,
    };
  }, [tasks, praisedId]);
  return { ...day, praise: ({ id }: Task) => setPraisedId(id) };
};
