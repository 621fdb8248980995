import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { nobody } from '../../../providers/testAuth.ts';
import { drawnSquares, squaresSaying } from '../../../testQr.ts';
import { testRoot } from '../../../testRoot.ts';
import { AddDeviceDialog } from './AddDeviceDialog.tsx';

const MADE = Date.parse('2026-11-18T15:00:00.000Z');
const CODE = {
  id: 'tablet',
  code: '7K3M-9QXA',
  url: 'https://kovan.example/app/pair#7K3M-9QXA',
  expiresAt: '2026-11-18T15:10:00.000Z',
};
const { looks, remove, refetch } = vi.hoisted(() => ({ looks: vi.fn(), remove: vi.fn(), refetch: vi.fn() }));

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ children: [{ id: 'elif', name: 'Elif', avatar: '👧' }] }),
}));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({
  useAddDevice: () => () => Promise.resolve(CODE),
  useRemoveDevice: () => remove,
}));
vi.mock('../queries.ts', () => ({
  useDevices: (how: { isWaiting: boolean }) => {
    looks(how.isWaiting);
    return { data: [], refetch };
  },
}));

const render = testRoot();
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const left = () => {
  const timer = document.querySelector('[role=timer]');
  return [timer?.textContent, timer?.getAttribute('aria-label')];
};
const says = (words: string) => document.body.textContent.includes(words);

beforeEach(async () => {
  vi.useFakeTimers({ now: MADE });
  await i18n.changeLanguage('tr');
  await render(
    <ClockProvider clock={{ now: () => new Date(), timeZone: 'Europe/Istanbul' }}>
      <AddDeviceDialog onClose={() => undefined} />
    </ClockProvider>,
  );
  const name = document.querySelector<HTMLInputElement>('input[name=name]');
  await act(async () => {
    name?.setRangeText('Tablet');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('form')?.requestSubmit();
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[DV-02] counts a code’s ten minutes down by the second; at their end it says so, and offers a new one', async () => {
  expect(left()).toEqual(['10:00', 'Kalan süre 10 dakika 0 saniye']);
  await pass(999);
  expect(left()[0]).toBe('10:00');
  await pass(1);
  expect(left()).toEqual(['9:59', 'Kalan süre 9 dakika 59 saniye']);
  // Not a tick a second: nine minutes of them are drawn for nothing.
  vi.setSystemTime(MADE + 535_000);
  await pass(1_000);
  expect(left()).toEqual(['1:04', 'Kalan süre 1 dakika 4 saniye']);
  vi.setSystemTime(MADE + 598_000);
  await pass(1_999);
  expect(left()[0]).toBe('0:01');
  expect([says('Kodun süresi doldu'), says('Yeni kod al'), looks.mock.lastCall]).toEqual([false, false, [true]]);
  await pass(1);
  expect(left()[0]).toBeUndefined();
  expect([says('Kodun süresi doldu'), says('Yeni kod al'), looks.mock.lastCall]).toEqual([true, true, [false]]);
});

it.each([
  ['and was not paired meanwhile is withdrawn', [{ id: 'tablet', paired: false }], ['tablet']],
  ['and was paired while the page slept stays', [{ id: 'tablet', paired: true }], []],
  ['stays where nobody can say', null, []],
])('[DV-02] a device whose code is given up %s', async (_, data, removed) => {
  vi.clearAllMocks();
  remove.mockResolvedValue(undefined);
  // What could not be read anew is as it was.
  refetch.mockResolvedValue(data ? { data, isSuccess: true } : { data: [], isSuccess: false });
  const cancel = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Vazgeç');
  await act(async () => cancel?.click());
  expect([refetch.mock.calls.length, remove.mock.calls.flat()]).toEqual([1, removed]);
});

it('[DV-02] the QR code says the address with the code that stand beside it', () => {
  expect(says('kovan.example/app/pair adresini')).toBe(true);
  expect(says('7K3M-9QXA')).toBe(true);
  expect(drawnSquares()).toEqual(squaresSaying(CODE.url));
});
