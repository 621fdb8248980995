import { createApiClient } from '@kovan/api-client';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../../providers/ApiProvider.tsx';
import { useWeeklyReport } from './useWeeklyReport.ts';

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ renew: () => Promise.resolve() }) }));

let root: Root;

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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[S-54] [N-09] what it says of the sent report goes after 5000 ms, and not a moment before', async () => {
  const api = createApiClient({
    getToken: () => 'a-token',
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
  });
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider api={api}>
          <Report />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => button()?.click());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(button()?.textContent).toBe('sent');
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(button()?.textContent).toBe('sent');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button()?.textContent).toBe('');
});
