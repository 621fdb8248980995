import type { Child } from '@kovan/api-client/contract';
import { type OnboardingActor, recheckOnboarding } from '@kovan/machines/onboarding';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { hasFailed } from '../data/hasFailed.ts';
import { keys } from '../data/keys.ts';
import { keysOfKinds } from '../data/stale.ts';
import { useIsLoading } from '../data/useIsLoading.ts';
import { useApi } from './ApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';
import { requiredContext } from './requiredContext.ts';

/** The children of the family, oldest record first. */
export interface ChildrenList {
  readonly children: readonly Child[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly isRetrying: boolean;
  retry(): void;
  /**
   * Reads anew, before anyone goes on, all that a change of the children makes stale: tasks, homework and a device for
   * nobody else go with their child, and a family without children has to add one.
   */
  refresh(): Promise<void>;
}

const [Provide, useChildren] = requiredContext<ChildrenList>('useChildren', 'ChildrenProvider');

export { useChildren };

const NONE: readonly Child[] = [];

const STALE = keysOfKinds(['children', 'tasks', 'homework', 'family']);

export const ChildrenProvider = ({ onboarding, children }: { onboarding: OnboardingActor; children: ReactNode }) => {
  const api = useApi();
  const client = useQueryClient();
  const { isAuthenticated } = useAuth();
  const read = useQuery({
    queryKey: keys.children,
    queryFn: ({ signal }) => api.children.list({ signal }),
    enabled: isAuthenticated,
    meta: { operation: 'children.list' },
  });
  const { data, refetch } = read;

  // They are read again by themselves once the onboarding status is there (product.md 4).
  const isError = isAuthenticated && hasFailed(read);
  const isLoading = useIsLoading(data === undefined && !isError && read.isFetching);
  // Looked at only then: who looks is drawn anew each time it is read anew.
  const isRetrying = isError && read.isFetching;

  const commands = useMemo(
    () => ({
      retry: () => void refetch(),
      refresh: async () => {
        const stale = STALE.map((queryKey) => client.invalidateQueries({ queryKey }));
        await Promise.all([...stale, recheckOnboarding(onboarding)]);
      },
    }),
    [client, onboarding, refetch],
  );

  const list = isAuthenticated && !isLoading ? (data ?? NONE) : NONE;
  const value = useMemo(
    () => ({ children: list, isLoading, isError, isRetrying, ...commands }),
    [list, isLoading, isError, isRetrying, commands],
  );
  return <Provide value={value}>{children}</Provide>;
};
