import { notifyManager, QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { testApi } from '../../../testApi.ts';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
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

const FAILED = 'Haftalık rapor oluşturulurken bir hata oluştu';

const fetch = vi.fn<typeof globalThis.fetch>();
const api = testApi(fetch);
let client: QueryClient;
/** Opens the screen, or goes to another one. */
const show = (content: ReactNode = <WeeklyReport />) =>
  render(
    <Surroundings client={client} api={api} clock={istanbulAt('2026-11-18T14:45:00Z')}>
      {content}
    </Surroundings>,
  );

beforeEach(async () => {
  client = new QueryClient();
  fetch.mockReset().mockImplementation(async () => Response.json({ success: true }));
  await show();
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

/** Asks for a report that is being made until the returned function gives its answer, and goes to another screen. */
const leaveWhileMaking = async () => {
  let resolve: (answer: Response) => void = () => undefined;
  fetch.mockReturnValueOnce(new Promise((done) => (resolve = done)));
  await send();
  await show(null);
  return (status: number) =>
    act(async () => {
      resolve(Response.json({ success: true }, { status }));
      await vi.advanceTimersByTimeAsync(0);
    });
};
const button = () => document.querySelector('button');

it('[S-53] whoever comes back while the report is made can’t ask for a second one, and is told when it was sent', async () => {
  const answer = await leaveWhileMaking();
  await show();
  expect([button()?.disabled, button()?.textContent]).toEqual([true, 'Rapor hazırlanıyor…']);
  await answer(200);
  expect([button()?.disabled, said()]).toEqual([false, SENT]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(said()).toBeUndefined();
});

it('[S-54] what was said of it once is not said again to whoever comes back', async () => {
  await send();
  await show(null);
  await show();
  expect(said()).toBeUndefined();
});

it('[X-32] [A-21] that it failed meanwhile is told as well, and what is asked for then is the same wish', async () => {
  const answer = await leaveWhileMaking();
  await answer(502);
  await show();
  expect(document.body.textContent).toContain(FAILED);
  await send();
  expect(said()).toBe(SENT);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(document.body.textContent).not.toContain(FAILED);
  const [first, second] = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});
