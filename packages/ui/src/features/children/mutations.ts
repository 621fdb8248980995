import type { Child, ChildInput } from '@kovan/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { isGone, orGone } from '../../data/isGone.ts';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useChildren } from '../../providers/ChildrenProvider.tsx';

/** Adds a child; rejects with the call's error, already logged. */
export const useAddChild = (): ((input: ChildInput) => Promise<Child>) => {
  const api = useApi();
  const { refresh } = useChildren();
  const { keyFor, forget, forgetWhereGone } = useIdempotencyKey();
  return useMutation({
    meta: { operation: 'children.create' },
    mutationFn: (input: ChildInput) => api.children.create(input, { idempotencyKey: keyFor(input) }),
    onError: forgetWhereGone,
    onSuccess: async () => {
      forget();
      await refresh();
    },
  }).mutateAsync;
};

interface ChildChange {
  readonly id: string;
  readonly input: ChildInput;
}

/** Changes a child; rejects with the call's error, already logged. */
export const useChangeChild = (): ((change: ChildChange) => Promise<Child>) => {
  const api = useApi();
  const { refresh } = useChildren();
  return useMutation({
    meta: { operation: 'children.update' },
    mutationFn: ({ id, input }: ChildChange) => api.children.update(id, input),
    onSuccess: refresh,
    onError: (error) => {
      // The list is read anew where the child is not there any more; nobody waits for it.
      if (isGone(error)) void refresh();
    },
  }).mutateAsync;
};

/** Deletes a child with all homework and tasks; rejects with the call's error, already logged. */
export const useDeleteChild = (): ((id: string) => Promise<void>) => {
  const api = useApi();
  const { refresh } = useChildren();
  return useMutation({
    meta: { operation: 'children.remove' },
    mutationFn: (id: string) => api.children.remove(id).catch(orGone),
    onSuccess: refresh,
  }).mutateAsync;
};
