import type { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../data/queryClient.ts';
import { testApi } from '../../testApi.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { useInvitationLook } from './queries.ts';

const render = testRoot();
let asked: string[];
const api = testApi(async (_url, init) => {
  asked.push(typeof init?.body === 'string' ? init.body : '');
  return Response.json({ success: true, data: { invitedBy: 'Ayşe', expiresAt: '2026-12-01T00:00:00.000Z' } });
});
let client: QueryClient;
const Look = ({ code }: { code: string | null }) => <p>{useInvitationLook(code).data?.invitedBy}</p>;
const open = (code: string | null) =>
  render(
    <Surroundings client={client} api={api}>
      <Look code={code} />
    </Surroundings>,
  );

beforeEach(() => {
  asked = [];
  client = createQueryClient();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('[PE-06] what an invitation says is asked for once, however often the page is seen again: signing up may use it up', async () => {
  await open('first');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect([asked, document.body.textContent]).toEqual([['{"code":"first"}'], 'Ayşe']);
});

it('[PE-06] of one that was left nothing is shown by the next, and without a code nothing is asked', async () => {
  await open('first');
  await act(() => vi.advanceTimersByTimeAsync(0));
  await render(null);
  await act(() => vi.advanceTimersByTimeAsync(0));
  await open(null);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([asked.length, document.body.textContent]).toEqual([1, '']);
});
