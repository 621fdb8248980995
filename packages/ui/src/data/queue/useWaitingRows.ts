import { useMemo } from 'react';
import { useQueueValue } from './QueueProvider.tsx';
import { type AdditionOf, rowIdOf, type Work } from './work.ts';

type Operation = Extract<Work, { readonly input: object }>['operation'];

/** The rows that stand for what was added and waits to be sent; `rowOf` has to stay the same. */
export const useWaitingRows = <O extends Operation, Item>(
  operation: O,
  rowOf: (input: AdditionOf<O>['input'], id: string) => Item | null,
): readonly Item[] => {
  const orphans = useQueueValue((view) => view.orphans);
  return useMemo(
    () =>
      orphans.flatMap((entry) => {
        const { work } = entry;
        if (work.operation !== operation || !('input' in work)) return [];
        // Its operation says what its input is.
        const row = rowOf(work.input as AdditionOf<O>['input'], rowIdOf(entry));
        return row === null ? [] : [row];
      }),
    [orphans, operation, rowOf],
  );
};
