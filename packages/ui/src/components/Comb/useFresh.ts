import { useEffect, useRef, useState } from 'react';

interface Cell {
  readonly key: string;
  readonly isFull: boolean;
}

/** Long enough for the burst's animation to end. */
const FRESH_MS = 900;

const NONE: ReadonlySet<string> = new Set();

/** The keys of the cells that have just become full; none at first sight, for what was full before is no news. */
export const useFresh = (cells: readonly Cell[]): ReadonlySet<string> => {
  const state = cells.map(({ key, isFull }) => `${key}:${isFull ? 1 : 0}`).join(' ');
  const before = useRef<ReadonlyMap<string, boolean>>(new Map(cells.map(({ key, isFull }) => [key, isFull])));
  const [fresh, setFresh] = useState(NONE);

  useEffect(() => {
    const news = cells.filter(({ key, isFull }) => isFull && before.current.get(key) === false).map(({ key }) => key);
    before.current = new Map(cells.map(({ key, isFull }) => [key, isFull]));
    if (news.length === 0) return undefined;
    setFresh(new Set(news));
    const timer = window.setTimeout(() => setFresh(NONE), FRESH_MS);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `state` says all of `cells` that matters; the array itself is new at every rendering
  }, [state]);

  return fresh;
};
