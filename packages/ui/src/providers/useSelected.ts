import { useCallback, useSyncExternalStore } from 'react';

/** As much of a machine's actor as reading it takes. */
interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * What `select` finds in the state of a machine; a component draws anew only when that changes. What it finds must be the
 * same as long as the state is: a word, a yes or no, or an object that the state holds.
 */
export const useSelected = <Snapshot, Found>(actor: Readable<Snapshot>, select: (now: Snapshot) => Found): Found => {
  const found = (): Found => select(actor.getSnapshot());
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, found, found);
};
