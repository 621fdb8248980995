import type { KeyValueStorage } from '@kovan/ui/providers/browserStorage';

/** A browser storage that nobody else sees and that is gone with its story. */
export const memoryStorage = (content: Readonly<Record<string, string>> = {}): KeyValueStorage => {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};
