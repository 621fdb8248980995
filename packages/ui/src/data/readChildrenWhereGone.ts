import { ApiError } from '@kovan/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from './keys.ts';

/** After a call that was refused as not found, perhaps for its child: who is there is seen before the next try. */
export const readChildrenWhereGone = (client: QueryClient, error: unknown): void => {
  if (error instanceof ApiError && error.status === 404) void client.invalidateQueries({ queryKey: keys.children });
};
