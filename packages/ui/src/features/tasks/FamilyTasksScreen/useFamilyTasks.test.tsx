import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../data/queryClient.ts';
import { ApiProvider } from '../../../providers/ApiProvider.tsx';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testApi } from '../../../testApi.ts';
import { testRoot } from '../../../testRoot.ts';
import { useFamilyTasks } from './useFamilyTasks.ts';

const render = testRoot();
const done = (id: string, dueDate: string) => ({
  id,
  childId: 'elif',
  name: id,
  icon: '🎒',
  dueDate,
  status: 'completed',
  scheduledTaskId: null,
});
const NEWEST_FIRST = [done('third', '2026-11-18'), done('second', '2026-11-17'), done('first', '2026-11-16')];

const answer: typeof fetch = async (request) => {
  const { pathname } = new URL(request instanceof Request ? request.url : request, 'https://kovan.test');
  return Response.json({ data: pathname.endsWith('/tasks') ? NEWEST_FIRST : [] });
};

const Reader = () =>
  useFamilyTasks(null)
    .single.items.map(({ id }) => id)
    .join();

it('[FT-05] one-off tasks stand by their due dates, in whatever order they come', async () => {
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={testApi(answer)}>
        <ClockProvider clock={{ now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' }}>
          <Reader />
        </ClockProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toBe('first,second,third'));
});
