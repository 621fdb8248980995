import type { QueryClient } from '@tanstack/react-query';
import { isGone } from './isGone.ts';
import { keys } from './keys.ts';

/** After a call that was refused as not found, perhaps for its child: who is there is seen before the next try. */
export const readChildrenWhereGone = (client: QueryClient, error: unknown): void => {
  if (isGone(error)) void client.invalidateQueries({ queryKey: keys.children });
};
