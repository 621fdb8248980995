import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { useAccountSessions } from '../queries.ts';
import { registerAccountTexts } from '../texts.ts';
import { SessionsList } from './SessionsList.tsx';

vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({ useEndSessions: () => undefined }));
vi.mock('../parts/useSeenOn.ts', () => ({ useSeenOn: () => undefined }));
vi.mock('../queries.ts', () => ({ useAccountSessions: vi.fn() }));

registerAccountTexts();
const render = testRoot();
const read = (state: { isPending: boolean; isFetching: boolean; errorUpdateCount: number }) => {
  const answer: Partial<ReturnType<typeof useAccountSessions>> = { data: undefined, ...state };
  vi.mocked(useAccountSessions).mockReturnValue(answer as ReturnType<typeof useAccountSessions>);
  return render(<SessionsList />);
};

beforeEach(() => i18n.changeLanguage('tr'));

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
