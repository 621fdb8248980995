import type { Child } from '@kovan/api-client/contract';
import { useMemo } from 'react';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';

const ALL = 'all';

interface Whose {
  /** `null` means all children. */
  readonly childId: string | null;
  /** In a child's view, while it is not known which child: nobody's things may show. */
  readonly isUnknown: boolean;
  /** The children whose things may be read: all of them, in a child's view that child alone. */
  readonly readable: readonly Child[];
  /** Whether there is something to choose: only in the family's view, and once there is a child. */
  readonly canChoose: boolean;
  /** Whether the filter has its place on the screen: where there is something to choose, and while that is not known. */
  readonly hasFilter: boolean;
  readonly choose: (childId: string | null) => void;
}

/**
 * Whose things a family screen shows. In the family's view the child of `?child=` in its address, all for none and for an
 * unknown id; in a child's view that child, whatever the address says.
 */
export const useChildFilter = (): Whose => {
  const { children, isLoading: isReading } = useChildren();
  const { viewMode, selectedChild } = useView();
  const [choice, setChoice] = useSearchChoice('child', [ALL, ...children.map(({ id }) => id)]);
  const isFamilyView = viewMode === 'family';
  const chosen = choice === ALL ? null : choice;
  const selectedId = selectedChild?.id;
  const readable = useMemo(
    () => (isFamilyView ? children : children.filter(({ id }) => id === selectedId)),
    [isFamilyView, children, selectedId],
  );
  return {
    childId: isFamilyView ? chosen : (selectedId ?? null),
    isUnknown: !isFamilyView && selectedId === undefined,
    readable,
    canChoose: isFamilyView && children.length > 0,
    hasFilter: isFamilyView && (isReading || children.length > 0),
    choose: (childId) => setChoice(childId ?? ALL),
  };
};
