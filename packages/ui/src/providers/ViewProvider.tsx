import type { Child } from '@kovan/api-client/contract';
import type { ViewActor, ViewMode } from '@kovan/machines/viewMode';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useAuth } from './AuthProvider.tsx';
import { useChildren } from './ChildrenProvider.tsx';
import { requiredContext } from './requiredContext.ts';
import { useSelected } from './useSelected.ts';

/** Whose view it is: the family's, or one child's (product.md 4, View mode). */
export interface View {
  readonly viewMode: ViewMode;
  readonly selectedChild: Child | null;
  /** In child mode, while it is not known which child. */
  readonly isLoading: boolean;
  selectChild(child: Child): void;
  showFamily(): void;
}

const [Provide, useView] = requiredContext<View>('useView', 'ViewProvider');

export { useView };

export const ViewProvider = ({ view, children }: { view: ViewActor; children: ReactNode }) => {
  const { isAuthenticated } = useAuth();
  const list = useChildren();
  const viewMode = useSelected(view, ({ value }) => value);
  const selectedChild = useSelected(view, ({ context }) => context.selectedChild);
  const isListed = isAuthenticated && !list.isLoading && !list.isError;

  // Before the first paint, which a list that was kept is there for.
  useLayoutEffect(() => {
    if (isListed) view.send({ type: 'children.loaded', children: list.children });
  }, [view, isListed, list.children]);

  const value = useMemo(
    () => ({
      viewMode,
      selectedChild,
      isLoading: viewMode === 'child' && selectedChild === null && (list.isLoading || list.children.length > 0),
      selectChild: (child: Child) => view.send({ type: 'child.selected', child }),
      showFamily: () => view.send({ type: 'family.selected' }),
    }),
    [view, viewMode, selectedChild, list.isLoading, list.children.length],
  );
  return <Provide value={value}>{children}</Provide>;
};
