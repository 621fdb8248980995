import type { QueryClient } from '@tanstack/react-query';

/** Does something once, when the first screen has its answers and nothing more is asked. */
export const onceAnswered = (client: QueryClient, run: () => void): void => {
  let isAsked = client.isFetching() > 0;
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    // What this browser kept is put there before anything is asked, and a screen of it is still to be drawn.
    isAsked ||= event.action.type === 'fetch';
    if (!isAsked || client.isFetching() > 0) return;
    stop();
    run();
  });
};
