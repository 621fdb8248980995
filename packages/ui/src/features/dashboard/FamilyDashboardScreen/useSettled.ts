import { useEffect, useRef, useState } from 'react';
import { DURATIONS } from '../../../data/durations.ts';

/**
 * What was just done, by id: it stays in its place for as long as its message, so that nobody's second press meets what
 * has moved up meanwhile.
 */
export const useSettled = () => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) window.clearTimeout(timer);
    };
  }, []);

  const settle = (id: string): void => {
    setIds((old) => new Set(old).add(id));
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setIds((old) => new Set([...old].filter((other) => other !== id)));
    }, DURATIONS.successMessage);
    timers.current.add(timer);
  };
  return { settled: ids, settle };
};
