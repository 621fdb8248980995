import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { nobody } from '../../../providers/testAuth.ts';
import { testRoot } from '../../../testRoot.ts';
import { useInvitationLook } from '../../people/queries.ts';
import { HiveNotEmpty } from './JoinHindered.tsx';
import { JoinScreen } from './JoinScreen.tsx';

vi.mock('@tanstack/react-query', async (original) => ({ ...(await original<object>()), useQueryClient: () => ({}) }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => family }));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ signUp: 'open' }) }));
vi.mock('../../people/mutations.ts', () => ({ useJoin: () => undefined }));
vi.mock('../../people/parts/useDayOf.ts', () => ({ useDayOf: () => undefined }));
vi.mock('../../people/queries.ts', () => ({ useInvitationLook: vi.fn() }));

const family = vi.hoisted(() => ({ children: [] as readonly object[] }));
const render = testRoot();
const look = (state: { isLoading: boolean; isFetching: boolean; errorUpdateCount: number }) => {
  const answer: Partial<ReturnType<typeof useInvitationLook>> = { data: undefined, error: null, ...state };
  vi.mocked(useInvitationLook).mockReturnValue(answer as ReturnType<typeof useInvitationLook>);
  return render(
    <MemoryRouter initialEntries={['/app/join#q7Jm2vXkT0eR5nUwZb8LsA']}>
      <JoinScreen />
    </MemoryRouter>,
  );
};

beforeEach(() => i18n.changeLanguage('tr'));

it('[PE-06] that the invitation could not be read stays said while it is read again, and so does its button', async () => {
  await look({ isLoading: true, isFetching: true, errorUpdateCount: 0 });
  expect(document.querySelector('[role=alert]')).toBeNull();
  await look({ isLoading: false, isFetching: false, errorUpdateCount: 1 });
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toContain(i18n.t('login:join.failed'));
  await look({ isLoading: true, isFetching: true, errorUpdateCount: 1 });
  expect([document.querySelector('[role=alert]'), alert?.querySelector('[aria-busy=true]') !== null]).toEqual([
    alert,
    true,
  ]);
});

it.each([
  ['children', [{}, {}], true, 'login:join.notEmpty.first', 'login:join.notEmpty.leave'],
  ['another adult', [], false, 'login:join.notEmpty.leave', 'login:join.notEmpty.first'],
  ['children and another adult', [{}, {}], false, 'login:join.notEmpty.leave', 'login:join.notEmpty.first'],
])('[PE-07] whose own family has %s is told what can be done about that', async (_, children, isAlone, can, not) => {
  family.children = children;
  await render(
    <MemoryRouter>
      <HiveNotEmpty isAlone={isAlone} />
    </MemoryRouter>,
  );
  const said = document.body.textContent;
  const why = isAlone ? i18n.t('login:join.notEmpty.lead', { count: 2 }) : i18n.t('login:join.notEmpty.adults');
  expect([why, i18n.t(can), i18n.t(not)].map((words) => said.includes(words))).toEqual([true, true, false]);
});
