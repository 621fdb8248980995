import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReach } from '../data/online.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { ClockProvider, useTimeZone, useToday } from './ClockProvider.tsx';
import { useReadingEachDay } from './useReadingEachDay.ts';

const MINUTE = 60_000;
const ISTANBUL = 'Europe/Istanbul';

let root: Root;
let reads: number;
let timeZone: string;

const Screen = () => {
  useReadingEachDay();
  const { data } = useQuery({ queryKey: ['tasks'], queryFn: () => ++reads });
  return <p>{`${useToday()} ${useTimeZone()} ${data ?? ''}`}</p>;
};

const shown = () => document.querySelector('p')?.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const hide = (isHidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
  });

/** Leaves a screen open from this moment on. */
const openAt = async (moment: string) => {
  vi.setSystemTime(moment);
  const clock = {
    now: () => new Date(),
    get timeZone() {
      return timeZone;
    },
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <ClockProvider clock={clock}>
          <Screen />
        </ClockProvider>
      </QueryClientProvider>,
    ),
  );
  await pass(1);
  expect(reads).toBe(1);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reads = 0;
  timeZone = ISTANBUL;
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  focusManager.setFocused(undefined);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the day of a screen that is left open', () => {
  it('changes at midnight, not a moment before, and everything is read anew', async () => {
    await openAt('2026-11-18T20:59:00.000Z');
    await pass(MINUTE - 2);
    expect(shown()).toBe(`2026-11-18 ${ISTANBUL} 1`);
    await pass(1);
    expect(shown()).toContain('2026-11-19');
    await pass(1);
    expect(shown()).toBe(`2026-11-19 ${ISTANBUL} 2`);
  });

  it('is the right one when a machine that slept is seen again', async () => {
    await openAt('2026-11-18T12:00:30.000Z');
    vi.setSystemTime('2026-11-20T05:00:00.000Z');
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await vi.advanceTimersByTimeAsync(1);
    });
    expect(shown()).toBe(`2026-11-20 ${ISTANBUL} 2`);
  });

  it('follows the zone, and everything is read anew in it', async () => {
    await openAt('2026-11-18T20:30:30.000Z');
    timeZone = 'Asia/Tokyo';
    await pass(MINUTE);
    expect(shown()).toBe('2026-11-19 Asia/Tokyo 2');
    // Also where it is the same day there: what was done late at night may be of another one.
    timeZone = 'Asia/Seoul';
    await pass(MINUTE);
    expect(shown()).toBe('2026-11-19 Asia/Seoul 3');
  });

  it('that nobody sees changes, and is read when it is seen again', async () => {
    await openAt('2026-11-18T20:59:30.000Z');
    await hide(true);
    await pass(MINUTE);
    expect(shown()).toBe(`2026-11-19 ${ISTANBUL} 1`);
    await hide(false);
    expect(shown()).toBe(`2026-11-19 ${ISTANBUL} 2`);
  });
});

describe('a screen that is left open', () => {
  it('looks again every three minutes while it is seen', async () => {
    await openAt('2026-11-18T12:00:00.000Z');
    await pass(3 * MINUTE - 2);
    expect(reads).toBe(1);
    await pass(2);
    expect(reads).toBe(2);
    await pass(6 * MINUTE);
    expect(reads).toBe(4);
  });

  it('never looks in the background, and at once when it is seen again', async () => {
    await openAt('2026-11-18T12:00:00.000Z');
    await hide(true);
    await pass(60 * MINUTE);
    expect(reads).toBe(1);
    await hide(false);
    expect(reads).toBe(2);
  });

  it('looks again once the server is reached again, also where it was not when it was opened', async () => {
    noteReach(false);
    await openAt('2026-11-18T12:00:00.000Z');
    for (const expected of [2, 3]) {
      await pass(MINUTE);
      noteReach(true);
      await pass(1);
      expect(reads).toBe(expected);
      noteReach(false);
    }
    noteReach(true);
  });
});
