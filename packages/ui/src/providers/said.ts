import type { Message } from './Toasts.tsx';

/** A message, and whose session it belongs to; `null` where it was said before anybody came. */
export type OwnedMessage = Message & { readonly owner: string | null };

/**
 * What was said and stands there. It outlasts the screens behind the front door: what fails while they are gone is said once
 * they are back.
 */
export interface Said {
  current(): readonly OwnedMessage[];
  subscribe(listener: () => void): () => void;
  change(next: (said: readonly OwnedMessage[]) => readonly OwnedMessage[]): void;
}

export const createSaid = (): Said => {
  let said: readonly OwnedMessage[] = [];
  const listeners = new Set<() => void>();
  return {
    current: () => said,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (next) => {
      said = next(said);
      for (const listener of listeners) listener();
    },
  };
};
