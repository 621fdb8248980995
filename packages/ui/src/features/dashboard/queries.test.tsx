import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { testApi } from '../../testApi.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { useDashboard } from './queries.ts';

const STATS = { pendingHomework: 4, completedHomework: 1, pendingTasks: 6, completedTasks: 4 };
const ACTIVITY = {
  id: 't1',
  type: 'task',
  icon: '🧹',
  title: 'Çiçekleri sula',
  childId: 'elif',
  childName: 'Elif',
  completedAt: '2026-11-18T12:00:00Z',
};

const render = testRoot();
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the dashboard reads where each of its two calls fails, or does not. */
const readWhere = async (fails: { stats: boolean; activities: boolean }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = testApi(async (request) => {
    const isStats = (request instanceof Request ? request.url : String(request)).includes('/stats');
    if (isStats ? fails.stats : fails.activities)
      return Response.json({ error: '', code: 'INTERNAL' }, { status: 500 });
    return Response.json({ data: isStats ? STATS : [ACTIVITY] });
  });
  let read: ReturnType<typeof useDashboard> | undefined;
  const Reader = () => {
    const dashboard = useDashboard('elif');
    useLayoutEffect(() => {
      read = dashboard;
    });
    return null;
  };
  await render(
    <Surroundings api={api}>
      <Reader />
    </Surroundings>,
  );
  await vi.waitFor(() => expect([read?.areStatsLoading, read?.areActivitiesLoading]).toEqual([false, false]));
  return read;
};

it('[X-01] a figure that could not be read is told in the console, too', async () => {
  await readWhere({ stats: true, activities: false });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    'dashboard.stats failed',
    'kind=http',
    'status=500',
    'code=INTERNAL',
  );
});

it.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])(
  '[X-36] [X-38] [X-39] figures and activities fall back each on its own, and one that failed is told (%s, %s)',
  async (stats, activities) => {
    expect(await readWhere({ stats, activities })).toMatchObject({
      stats: stats ? { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 } : STATS,
      activities: activities ? [] : [ACTIVITY],
      areStatsUnknown: stats,
      areActivitiesUnknown: activities,
      isError: stats || activities,
    });
  },
);
