import type { ApiClient } from '@kovan/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './data/queryClient.ts';
import type { Queue } from './data/queue/queue.ts';
import { QueueProvider } from './data/queue/QueueProvider.tsx';
import { ApiProvider } from './providers/ApiProvider.tsx';
import { type Clock, ClockProvider } from './providers/ClockProvider.tsx';
import { testApi } from './testApi.ts';
import { ISTANBUL } from './testClock.ts';
import { testQueue } from './testQueue.ts';

interface SurroundingsProps {
  /** Without one, nothing is known yet. */
  readonly client?: QueryClient;
  /** Without one, no call is ever answered. */
  readonly api?: ApiClient;
  /** Without one, nothing waits and nothing can. */
  readonly queue?: Queue;
  readonly clock?: Clock;
  readonly children: ReactNode;
}

/** What stands around every screen of the signed-in; a test gives what it is about. */
export const Surroundings = ({ client, api, queue, clock = ISTANBUL, children }: SurroundingsProps) => {
  const [unused] = useState(() => ({
    client: createQueryClient(),
    api: testApi(() => new Promise(() => undefined)),
    queue: testQueue(),
  }));
  return (
    <QueryClientProvider client={client ?? unused.client}>
      <ApiProvider api={api ?? unused.api}>
        <QueueProvider queue={queue ?? unused.queue}>
          <ClockProvider clock={clock}>{children}</ClockProvider>
        </QueueProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
};
