import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { ClockProvider } from './providers/ClockProvider.tsx';
import { ISTANBUL } from './testClock.ts';

/**
 * Leaves something open over the midnight that ends 18 November in Istanbul, and gives what stands there in its last
 * millisecond and in the first of the next day. Stops the test's clock for that, until the test is over.
 */
export const overMidnight = async <Seen,>(
  render: (content: ReactNode) => Promise<void>,
  content: ReactNode,
  see: () => Seen,
): Promise<{ readonly before: Seen; readonly after: Seen }> => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2026-11-18T20:59:00.000Z');
  await render(<ClockProvider clock={ISTANBUL}>{content}</ClockProvider>);
  await act(() => vi.advanceTimersByTimeAsync(59_999));
  const before = see();
  await act(() => vi.advanceTimersByTimeAsync(1));
  return { before, after: see() };
};
