import { ApiError } from '@kovan/api-client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { nobody } from '../../../providers/testAuth.ts';
import { drawnSquares, squaresSaying } from '../../../testQr.ts';
import { testButton } from '../../../testButton.ts';
import { ISTANBUL } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { AddDeviceDialog } from './AddDeviceDialog.tsx';

const MADE = Date.parse('2026-11-18T15:00:00.000Z');
const CODE = {
  id: 'tablet',
  code: '7K3M-9QXA',
  url: 'https://kovan.example/app/pair#7K3M-9QXA',
  expiresAt: '2026-11-18T15:10:00.000Z',
};
const { looks, add, remove, refetch } = vi.hoisted(() => ({
  looks: vi.fn(),
  add: vi.fn(),
  remove: vi.fn(),
  refetch: vi.fn(),
}));

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ children: [{ id: 'elif', name: 'Elif', avatar: '👧' }] }),
}));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({
  useAddDevice: () => add,
  useRemoveDevice: () => remove,
}));
vi.mock('../queries.ts', () => ({
  useDevices: (how: { isWaiting: boolean }) => {
    looks(how.isWaiting);
    return { data: [], refetch };
  },
}));

const onClose = vi.fn();
const render = testRoot();
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const left = () => {
  const timer = document.querySelector('[role=timer]');
  return [timer?.textContent, timer?.getAttribute('aria-label')];
};
const press = (name: string) => act(async () => testButton(name)?.click());
const says = (words: string) => document.body.textContent.includes(words);

/** Opens the dialog and asks for a code. */
const ask = async () => {
  await render(
    <ClockProvider clock={ISTANBUL}>
      <AddDeviceDialog onClose={onClose} />
    </ClockProvider>,
  );
  const name = document.querySelector<HTMLInputElement>('input[name=name]');
  await act(async () => {
    name?.setRangeText('Tablet');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('form')?.requestSubmit();
  });
};

beforeEach(async () => {
  vi.useFakeTimers({ now: MADE });
  vi.clearAllMocks();
  add.mockResolvedValue(CODE);
  await i18n.changeLanguage('tr');
  await ask();
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

it.each([12, -12])('[DV-02] counts the same where this device’s clock is %i minutes off', async (minutes) => {
  await render(null);
  vi.setSystemTime(MADE + minutes * 60_000);
  // The answer takes a while, in which the code gets older.
  add.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(CODE), 3_000)));
  await ask();
  await pass(3_000);
  expect(left()[0]).toBe('9:57');
});

it.each([
  ['and was not paired meanwhile is withdrawn', [{ id: 'tablet', paired: false }], ['tablet']],
  ['and was paired while the page slept stays', [{ id: 'tablet', paired: true }], []],
  ['stays where nobody can say', null, []],
])('[DV-02] a device whose code is given up %s', async (_, data, removed) => {
  remove.mockResolvedValue(undefined);
  // What could not be read anew is as it was.
  refetch.mockResolvedValue(data ? { data, isSuccess: true } : { data: [], isSuccess: false });
  await press('Vazgeç');
  expect([refetch.mock.calls.length, remove.mock.calls.flat()]).toEqual([1, removed]);
});

it('[DV-02] the QR code says the address with the code that stand beside it', () => {
  expect(says('kovan.example/app/pair adresini')).toBe(true);
  expect(says('7K3M-9QXA')).toBe(true);
  expect(drawnSquares()).toEqual(squaresSaying(CODE.url));
});

describe('a new code', () => {
  const NEXT = { ...CODE, id: 'next', code: 'XXXX-2222', expiresAt: '2026-11-18T15:20:00.000Z' };
  /** What adding a device anew comes to. */
  let answer: (code: typeof NEXT) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;

  beforeEach(async () => {
    remove.mockResolvedValue(undefined);
    refetch.mockResolvedValue({ data: [{ id: 'tablet', paired: false }], isSuccess: true });
    add.mockClear().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          fail = reject;
        }),
    );
    vi.setSystemTime(MADE + 598_000);
    await pass(2_000);
    await press('Yeni kod al');
  });

  it('[DV-02] is asked for once, in the place of the other, and nothing closes the window meanwhile', async () => {
    expect(testButton('Kod alınıyor…')?.getAttribute('aria-busy')).toBe('true');
    await press('Kod alınıyor…');
    await press('Vazgeç');
    expect([add.mock.calls.length, remove.mock.calls, onClose.mock.calls]).toEqual([1, [['tablet']], []]);
    await act(async () => answer(NEXT));
    expect([says('XXXX-2222'), left()[0]]).toEqual([true, '10:00']);
  });

  it('[DV-02] that can’t be had says why, and the next press asks for it again', async () => {
    refetch.mockResolvedValue({ data: [], isSuccess: true });
    await act(async () => fail(new ApiError('http', 'devices.create', { status: 429, serverMessage: 'Çok fazla.' })));
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Çok fazla.');
    await press('Yeni kod al');
    expect(document.querySelector('[role=alert]')).toBeNull();
    await act(async () => fail(new ApiError('network', 'devices.create')));
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Yeni kod alınamadı. Lütfen yeniden deneyin.');
    // What is gone is not given up once more.
    expect([add.mock.calls.length, remove.mock.calls]).toEqual([2, [['tablet']]]);
    await press('Vazgeç');
    expect([remove.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });
});

it('[DV-02] a device that was paired while the page slept gets no other code', async () => {
  vi.setSystemTime(MADE + 598_000);
  await pass(2_000);
  refetch.mockResolvedValue({ data: [{ id: 'tablet', paired: true }], isSuccess: true });
  await press('Yeni kod al');
  expect([add.mock.calls.length, remove.mock.calls, testButton('Yeni kod al')?.getAttribute('aria-busy')]).toEqual([
    1,
    [],
    null,
  ]);
});

it('[DV-02] in English, too, what is left is told as people say it', async () => {
  await act(() => i18n.changeLanguage('en'));
  expect(left()[1]).toBe('10 minutes 0 seconds left');
  vi.setSystemTime(MADE + 538_000);
  await pass(1_000);
  expect(left()[1]).toBe('1 minute 1 second left');
});
