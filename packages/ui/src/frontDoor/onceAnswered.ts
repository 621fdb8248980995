import type { QueryClient } from '@tanstack/react-query';

/** Does something once, when the first screen has its answers and nothing more is asked. */
export const onceAnswered = (client: QueryClient, run: () => void): void => {
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' || client.isFetching() > 0) return;
    stop();
    run();
  });
};
