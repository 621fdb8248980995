import { useRef } from 'react';

/** Does what is asked of a thing, by its id, unless the same is under way; rejects with what the work rejects with. */
export const useOnceEach = () => {
  const underWay = useRef(new Set<string>());
  return async (id: string, work: () => Promise<void>): Promise<void> => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      await work();
    } finally {
      underWay.current.delete(id);
    }
  };
};
