import { ApiError } from '@kovan/api-client';
import type { Session } from '@kovan/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { useJoining } from './useJoining.ts';

const { auth, send, refresh, show } = vi.hoisted(() => ({
  auth: { isAuthenticated: false, moveInto: (join: () => Promise<unknown>) => join() },
  send: vi.fn<(code: string) => Promise<Partial<Session>>>(),
  refresh: vi.fn(),
  show: vi.fn<() => Promise<{ adults: { isYou: boolean }[] }>>(),
}));
vi.mock('@kovan/api-client/people', () => ({ peopleClient: () => ({ show }) }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ ...auth }) }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ refresh }) }));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ signUp: 'open' }) }));
vi.mock('../../people/mutations.ts', () => ({ useJoin: () => send }));
vi.mock('../../people/queries.ts', () => ({ useInvitationLook: () => ({ isSuccess: true, data: {} }) }));

const root = testRoot();
const client = new QueryClient();
let joining: ReturnType<typeof useJoining>;
const Joining = () => {
  const now = useJoining();
  useLayoutEffect(() => {
    joining = now;
  });
  return <p>{useLocation().pathname}</p>;
};
const draw = (isAuthenticated: boolean, link = '/app/join#bal-petek') => {
  auth.isAuthenticated = isAuthenticated;
  return root(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[link]}>
        <Joining />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const address = () => document.querySelector('p')?.textContent;
const refused = (status: number, code: string) =>
  new ApiError('http', 'people.join', { status, code, serverMessage: 'Olmadı.' });

beforeEach(() => {
  vi.clearAllMocks();
  show.mockResolvedValue({ adults: [{ isYou: true }] });
});

it('[PE-06] whoever signs in here joins at once; after a failure by a press', async () => {
  send.mockRejectedValueOnce(refused(500, 'INTERNAL')).mockResolvedValue({});
  await draw(false);
  expect([send.mock.calls.length, joining.isJoining]).toEqual([0, false]);
  auth.isAuthenticated = true;
  await act(async () => joining.enter());
  expect([send.mock.calls, joining.failure, joining.isJoining]).toEqual([[['bal-petek']], 'Olmadı.', false]);
  await act(async () => joining.join());
  expect([send.mock.calls.length, joining.failure, refresh.mock.calls.length, address()]).toEqual([2, null, 1, '/app']);
});

it('[PE-06] who was signed in meanwhile, as the provider knew them, is not moved without a press', async () => {
  send.mockResolvedValue({});
  await draw(false);
  await draw(true);
  expect([send.mock.calls.length, joining.isSignedIn, joining.isJoining]).toEqual([0, true, false]);
  await act(async () => joining.join());
  expect([send.mock.calls.length, address()]).toEqual([1, '/app']);
});

it('[PE-06] who was signed in before joins by one press, and a second one joins no second time', async () => {
  let done: () => void = () => undefined;
  send.mockImplementation(() => new Promise((resolve) => (done = () => resolve({}))));
  await draw(true);
  expect([send.mock.calls.length, joining.isJoining]).toEqual([0, false]);
  await act(async () => joining.join());
  await act(async () => joining.join());
  expect([send.mock.calls.length, joining.isJoining, address()]).toEqual([1, true, '/app/join']);
  await act(async () => done());
  expect(address()).toBe('/app');
});

it.each([
  ['[PE-07] their own family’s', 409, 'ALREADY_IN_FAMILY', null, '/app'],
  ['[PE-07] not for a family that holds something', 409, 'FAMILY_NOT_EMPTY', 'notEmpty', '/app/join'],
  ['[PE-05] not good any more', 404, 'NOT_FOUND', 'gone', '/app/join'],
])('%s: an invitation that is refused is told so', async (_, status, code, hindrance, at) => {
  send.mockRejectedValue(refused(status, code));
  await draw(true);
  await act(async () => joining.join());
  expect([joining.hindrance, joining.failure, address()]).toEqual([hindrance, null, at]);
});

it('[PE-07] a family that another adult is in can be left, whatever it holds; without knowing of one nobody is told so', async () => {
  send.mockRejectedValue(refused(409, 'FAMILY_NOT_EMPTY'));
  show.mockResolvedValueOnce({ adults: [{ isYou: true }, { isYou: false }] }).mockRejectedValueOnce(new Error('away'));
  await draw(true);
  await act(async () => joining.join());
  expect(joining.hindrance).toBe('notAlone');
  await act(async () => joining.join());
  expect(joining.hindrance).toBe('notEmpty');
});

it('[PE-06] a page that was loaded anew, or got half a link, says nothing of an invitation that it does not know', async () => {
  await draw(false, '/app/join');
  expect(joining.hindrance).toBe('codeless');
});
