import { useEffect, useState } from 'react';
import { useIsOnline } from '../data/online.ts';

interface Part {
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/**
 * Whether the code of a part that comes by itself is there. Nobody asked for it, so where it can't be had, as in the first
 * seconds of a first visit without a connection, nothing is said: it is asked for anew when the connection is back.
 */
export const useArrived = (part: Part, isWanted: boolean): boolean => {
  const isThere = useIsOnline();
  const [isArrived, setIsArrived] = useState(() => part.isLoaded());
  useEffect(() => {
    if (!isWanted || isArrived) return;
    part.load().then(
      () => setIsArrived(true),
      () => undefined,
    );
  }, [part, isWanted, isArrived, isThere]);
  return isWanted && isArrived;
};
