import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same from render to render and does what the last render's would: so that rows which have it
 * need not draw anew. Not to be called while rendering.
 */
export const useStable = <Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
};
