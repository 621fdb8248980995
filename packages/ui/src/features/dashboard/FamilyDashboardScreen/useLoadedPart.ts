import { useEffect, useState } from 'react';

interface Part {
  load(): Promise<unknown>;
  isLoaded(): boolean;
}

/**
 * Whether the code of a part is there, which is fetched as soon as it is wanted, beside the data. One that can't be
 * fetched counts as there too: it says so itself, where it stands.
 */
export const useLoadedPart = (part: Part, isWanted = true): boolean => {
  const [isReady, setIsReady] = useState(part.isLoaded());
  useEffect(() => {
    if (!isWanted) return;
    const ready = () => setIsReady(true);
    void part.load().then(ready, ready);
  }, [part, isWanted]);
  return isReady || !isWanted;
};
