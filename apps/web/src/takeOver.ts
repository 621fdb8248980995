import { beginTakeOver } from '@kovan/ui/frontDoor/takeOver';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over a page that was made beforehand, part by part. */
export const takeOver = (root: HTMLElement, page: ReactNode): void => {
  beginTakeOver();
  startTransition(() => {
    hydrateRoot(root, page);
  });
};
