import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../../providers/ApiProvider.tsx';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { testApi } from '../../../testApi.ts';
import { testRoot } from '../../../testRoot.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import { WeeklyReport } from './WeeklyReport.tsx';

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ renew: () => Promise.resolve() }) }));

const render = testRoot();

registerTexts('familyDashboard', { tr, en });
const said = () => document.querySelector('[role=status]')?.textContent;

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.useFakeTimers();
  // The library tells of changes by a timer of its own, a moment later.
  notifyManager.setScheduler(queueMicrotask);
});

afterEach(() => {
  vi.useRealTimers();
});

const SENT = 'Haftalık rapor başarıyla oluşturuldu ve gönderildi!';

beforeEach(async () => {
  const api = testApi(async () => Response.json({ success: true }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api}>
        <ClockProvider clock={{ now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' }}>
          <WeeklyReport />
        </ClockProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
});
const send = async () => {
  await act(async () => document.querySelector('button')?.click());
  await act(() => vi.advanceTimersByTimeAsync(0));
};

it('[S-54] [N-09] what it says of the sent report goes after 5000 ms, and not a moment before', async () => {
  await send();
  expect(said()).toBe(SENT);
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(said()).toBe(SENT);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toBeUndefined();
});

it('[S-54] [N-09] of a report that is sent once more it says so for 5000 ms of its own', async () => {
  await send();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await send();
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(said()).toBe(SENT);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toBeUndefined();
});
