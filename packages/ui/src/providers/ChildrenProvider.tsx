import type { Child, ChildInput } from '@kovan/api-client/contract';
import { type OnboardingActor, recheckOnboarding } from '@kovan/machines/onboarding';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { invalidateChildren } from '../data/invalidate.ts';
import { keys } from '../data/keys.ts';
import { logFailure } from '../data/logFailure.ts';
import { useApi } from './ApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';
import { requiredContext } from './requiredContext.ts';

/** The children of the family, oldest record first, and how to change them (S-19 to S-24). */
export interface ChildrenList {
  readonly children: readonly Child[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  retry(): void;
  /** These three reject with the call's `ApiError`, already logged. */
  add(input: ChildInput, options?: { idempotencyKey?: string }): Promise<Child>;
  update(id: string, input: ChildInput): Promise<Child>;
  remove(id: string): Promise<void>;
  refresh(): Promise<void>;
}

const [Provide, useChildren] = requiredContext<ChildrenList>('useChildren', 'ChildrenProvider');

export { useChildren };

const NONE: readonly Child[] = [];

export const ChildrenProvider = ({ onboarding, children }: { onboarding: OnboardingActor; children: ReactNode }) => {
  const api = useApi();
  const client = useQueryClient();
  const { isAuthenticated } = useAuth();
  const {
    data,
    isLoading,
    isLoadingError: isError,
    refetch,
  } = useQuery({
    queryKey: keys.children,
    queryFn: ({ signal }) => api.children.list({ signal }),
    enabled: isAuthenticated,
    meta: { operation: 'children.list' },
  });

  const commands = useMemo(() => {
    /** Logs a failure and throws it on; afterwards everything that shows children is read anew before anyone goes on. */
    const change = async <T,>(operation: string, call: () => Promise<T>): Promise<T> => {
      try {
        const result = await call();
        await Promise.all([invalidateChildren(client), recheckOnboarding(onboarding)]);
        return result;
      } catch (error) {
        logFailure(operation, error);
        throw error;
      }
    };
    return {
      retry: () => void refetch(),
      add: (input: ChildInput, options?: { idempotencyKey?: string }) =>
        change('children.create', () => api.children.create(input, options)),
      update: (id: string, input: ChildInput) => change('children.update', () => api.children.update(id, input)),
      remove: (id: string) => change('children.remove', () => api.children.remove(id)),
      refresh: async () => {
        await refetch();
      },
    };
  }, [api, client, onboarding, refetch]);

  const list = isAuthenticated ? (data ?? NONE) : NONE;
  const value = useMemo(
    () => ({ children: list, isLoading, isError, ...commands }),
    [list, isLoading, isError, commands],
  );
  return <Provide value={value}>{children}</Provide>;
};
