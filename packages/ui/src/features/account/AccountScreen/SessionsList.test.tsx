import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { useAccountSessions } from '../queries.ts';
import { registerAccountTexts } from '../texts.ts';
import { SessionsList } from './SessionsList.tsx';

const show = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));
const end = vi.hoisted(() => vi.fn());
vi.mock('../mutations.ts', () => ({ useEndSessions: () => end }));
vi.mock('../parts/useSeenOn.ts', () => ({ useSeenOn: () => () => 'Bugün' }));
vi.mock('../queries.ts', () => ({ useAccountSessions: vi.fn() }));

registerAccountTexts();
const render = testRoot();
type Read = ReturnType<typeof useAccountSessions>;
const read = (state: { isPending: boolean; isFetching: boolean; errorUpdateCount: number }, data?: Read['data']) => {
  const answer = { data, ...state } as Partial<Read>;
  vi.mocked(useAccountSessions).mockReturnValue(answer as Read);
  return render(<SessionsList />);
};

beforeEach(async () => {
  vi.clearAllMocks();
  await i18n.changeLanguage('tr');
});

it('[AC-07] that they could not be read stays said while they are read again, and so does its button', async () => {
  await read({ isPending: true, isFetching: true, errorUpdateCount: 0 });
  expect(document.querySelector('[role=alert]')).toBeNull();
  await read({ isPending: false, isFetching: false, errorUpdateCount: 1 });
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toContain(i18n.t('account:sessions.loadFailed'));
  await read({ isPending: true, isFetching: true, errorUpdateCount: 1 });
  expect([document.querySelector('[role=alert]'), alert?.querySelector('[aria-busy=true]') !== null]).toEqual([
    alert,
    true,
  ]);
});

const session = {
  browser: 'Firefox',
  system: 'Android',
  createdAt: '2026-11-01T08:00:00Z',
  lastSeenOn: '2026-11-18',
  isThis: false,
  isLent: false,
};
const THERE = { isPending: false, isFetching: false, errorUpdateCount: 0 };

it('[AC-07] whoever is signed in here alone has nothing to end', async () => {
  await read(THERE, [{ ...session, id: 'this', isThis: true }]);
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(document.querySelector('button')).toBeNull();
});

it('[AC-07] a session stands with the sign of its device, and says whether it is lent', async () => {
  const systems = ['Android', 'iPhone', 'iPad', 'iOS', 'Windows', null];
  await read(
    THERE,
    systems.map((system) => ({ ...session, id: String(system), system, isLent: system === 'iPad' })),
  );
  const rows = [...document.querySelectorAll('li')];
  const handheld = rows.map((row) => row.querySelector('.lucide-smartphone') !== null);
  expect(handheld).toEqual([true, true, true, true, false, false]);
  const lent = i18n.t('account:sessions.lent');
  expect(rows.map((row) => row.textContent?.includes(lent))).toEqual([false, false, true, false, false, false]);
});

it('[AC-07] a second press while a session is being ended asks for nothing, and one after that failed tries again', async () => {
  await read(THERE, [
    { ...session, id: 'phone' },
    { ...session, id: 'tablet' },
  ]);
  let fail: (error: Error) => void = () => undefined;
  end.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  const [phone, tablet] = document.querySelectorAll('button');
  await act(async () => {
    phone?.click();
    phone?.click();
    tablet?.click();
  });
  expect(end.mock.calls).toEqual([['phone'], ['tablet']]);
  await act(async () => fail(new Error('no')));
  await act(async () => tablet?.click());
  expect(end.mock.calls).toEqual([['phone'], ['tablet'], ['tablet']]);
  expect(show).toHaveBeenCalledExactlyOnceWith(i18n.t('account:failed'), { tone: 'error' });
  await act(async () => fail(new Error('no')));
  end.mockResolvedValue(undefined);
  await act(async () => tablet?.click());
  expect(show).toHaveBeenLastCalledWith('Oturum kapatıldı.');
});
