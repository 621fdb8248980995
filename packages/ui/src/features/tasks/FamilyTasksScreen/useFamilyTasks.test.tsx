import { expect, it, vi } from 'vitest';
import { testApi } from '../../../testApi.ts';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
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
    <Surroundings api={testApi(answer)} clock={istanbulAt('2026-11-18T14:45:00Z')}>
      <Reader />
    </Surroundings>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toBe('first,second,third'));
});
