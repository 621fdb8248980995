import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../changes.ts';

/** So long after a press its lists may be read anew because of it, in milliseconds. */
const OWN_MS = 10_000;

/** Whether this page has just changed the item itself: what is read of it anew is no news to anybody here. */
export const hasJustChanged = (client: QueryClient, id: string): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state: { variables, submittedAt } }) => {
      // Only what changes an item names it so.
      const order = variables as Partial<Order<{ readonly id: string }>> | undefined;
      return order?.change?.id === id && Date.now() - submittedAt < OWN_MS;
    });
