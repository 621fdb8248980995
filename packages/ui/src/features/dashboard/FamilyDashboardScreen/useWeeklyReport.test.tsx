import { createApiClient } from '@kovan/api-client';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../../providers/ApiProvider.tsx';
import { useWeeklyReport } from './useWeeklyReport.ts';
import { testRoot } from '../../../testRoot.ts';

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ renew: () => Promise.resolve() }) }));

const render = testRoot();

const Report = () => {
  const { send, isSent } = useWeeklyReport();
  return (
    <button type="button" onClick={send}>
      {isSent ? 'sent' : ''}
    </button>
  );
};
const button = () => document.querySelector('button');

beforeEach(() => {
  vi.useFakeTimers();
  // The library tells of changes by a timer of its own, a moment later.
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
});

afterEach(() => {
  vi.useRealTimers();
});

it('[S-54] [N-09] what it says of the sent report goes after 5000 ms, and not a moment before', async () => {
  const api = createApiClient({
    getToken: () => 'a-token',
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api}>
        <Report />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await act(async () => button()?.click());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(button()?.textContent).toBe('sent');
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(button()?.textContent).toBe('sent');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button()?.textContent).toBe('');
});
