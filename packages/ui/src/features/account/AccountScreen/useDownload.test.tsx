import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../../testRoot.ts';
import { useDownload } from './useDownload.ts';

vi.mock('../mutations.ts', () => ({ useExport: () => () => Promise.resolve({ children: [] }) }));
vi.mock('../../../providers/ClockProvider.tsx', () => ({ useToday: () => '2026-11-18' }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: vi.fn() }) }));

const render = testRoot();
const Download = () => {
  const { download } = useDownload();
  return (
    <button type="button" onClick={() => void download()}>
      İndir
    </button>
  );
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('[EX-05] the file is there until a browser that asks first, as Safari does, has it, and then no more', async () => {
  const saved: string[] = [];
  const revoke = vi.fn();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:file', revokeObjectURL: revoke }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  await render(<Download />);
  await act(async () => document.querySelector('button')?.click());
  expect(saved).toEqual([expect.stringContaining('blob:file')]);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(revoke).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(revoke.mock.calls).toEqual([['blob:file']]);
});
