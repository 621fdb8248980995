import { startTransition, useEffect, useMemo, useState } from 'react';
import { useStable } from '../../../components/useStable.ts';
import { DURATIONS } from '../../../data/durations.ts';
import { type DayThing, inCombOrder } from '../queries.ts';

/** The day's things by where they stand. */
export interface DayFlow {
  /** All of them, in the order of the comb. */
  readonly ordered: readonly DayThing[];
  /** What the big card shows: for a moment what was just done, else what was chosen, else the next one. */
  readonly shown: DayThing | undefined;
  readonly later: readonly DayThing[];
  readonly done: readonly DayThing[];
  readonly areTasksDone: boolean;
  readonly isPraising: boolean;
}

/**
 * The day's things in the order of the screen, the one that the big card shows, and whether one has just been done. A
 * child may choose another one than the next.
 */
export const useDayFlow = (cells: readonly DayThing[]) => {
  const [praisedId, setPraisedId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Pick<DayThing, 'id' | 'isDone'> | null>(null);

  useEffect(() => {
    if (praisedId === null) return undefined;
    // In one drawing with what stands around the card.
    const timer = window.setTimeout(() => startTransition(() => setPraisedId(null)), DURATIONS.praise);
    return () => window.clearTimeout(timer);
  }, [praisedId]);

  const flow = useMemo((): DayFlow => {
    const ordered = inCombOrder(cells);
    const open = ordered.filter(({ isDone }) => !isDone);
    const done = ordered.filter(({ isDone }) => isDone);
    const tasks = cells.filter(({ kind }) => kind === 'task');
    const areTasksDone = tasks.length > 0 && tasks.every(({ isDone }) => isDone);
    // After a failure the praised thing is open again and simply next. The last task of all has the banner for its praise.
    const praised = done.find(({ id, kind }) => id === praisedId && (open.length > 0 || kind === 'homework'));
    // What was chosen to be done and is done elsewhere meanwhile makes room; what was done already may be looked at.
    const isChosen = ({ id, isDone }: DayThing) => id === chosen?.id && (chosen.isDone || !isDone);
    const shown = praised ?? ordered.find(isChosen) ?? open[0];
    return {
      ordered,
      shown,
      later: open.filter((thing) => thing !== shown),
      done: done.filter((thing) => thing !== shown),
      areTasksDone,
      isPraising: praised !== undefined,
    };
  }, [cells, praisedId, chosen]);

  return {
    flow,
    choose: useStable((id: string) => setChosen(cells.find((thing) => thing.id === id) ?? null)),
    praise: (id: string) => {
      setPraisedId(id);
      setChosen(null);
    },
  };
};
