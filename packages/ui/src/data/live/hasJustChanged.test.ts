import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasJustChanged } from './hasJustChanged.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[LV-03] what this page has changed is no news for a while; that somebody changes it later is', async () => {
  const client = new QueryClient();
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve() })
    .execute({ request: {}, change: { id: 'a', to: {} } });
  vi.advanceTimersByTime(9_000);
  expect([hasJustChanged(client, 'a'), hasJustChanged(client, 'b')]).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(hasJustChanged(client, 'a')).toBe(false);
});
