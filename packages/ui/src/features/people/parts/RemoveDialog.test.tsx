import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { nobody } from '../../../providers/testAuth.ts';
import { testApi } from '../../../testApi.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { usePeople } from '../queries.ts';
import { registerPeopleTexts } from '../texts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const asked: string[] = [];
vi.mock('../../../providers/AuthProvider.tsx', () => ({
  useAuth: () => ({ ...nobody, signOut: async () => void asked.push('sign out') }),
}));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: vi.fn() }) }));

registerPeopleTexts();
const render = testRoot();
let isRefused = false;
const api = testApi(async (_url, { method = 'GET' } = {}) => {
  asked.push(method);
  if (method === 'GET') return Response.json({ data: { adults: [], invitations: [] } });
  return isRefused
    ? Response.json({ error: '', code: 'LAST_ADULT' }, { status: 409 })
    : new Response(null, { status: 204 });
});
const Screen = ({ isYou }: { isYou: boolean }) => {
  usePeople();
  const adult = {
    id: 'elif',
    avatar: null,
    isYou,
    firstName: 'Elif',
    lastName: '',
    email: '',
    joinedAt: '2026-11-01T08:00:00.000Z',
  };
  return <RemoveDialog adult={adult} onClose={() => undefined} />;
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
  isRefused = false;
});

const open = (isYou: boolean) =>
  render(
    <MemoryRouter>
      <Surroundings api={api}>
        <Screen isYou={isYou} />
      </Surroundings>
    </MemoryRouter>,
  );
const confirm = async (isYou: boolean) => {
  await open(isYou);
  asked.length = 0;
  await act(async () => document.querySelector('form')?.requestSubmit());
  return asked;
};

it('[PE-09] whoever leaves is signed out, and not told that the session has run out: nothing is read with it any more', async () => {
  expect(await confirm(true)).toEqual(['DELETE', 'sign out']);
});

it.each([
  ['another adult was removed', false, false],
  ['another adult could not be removed', false, true],
  ['somebody may not leave', true, true],
])('[PE-09] where %s the adults are read anew', async (_what, isYou, refused) => {
  isRefused = refused;
  expect(await confirm(isYou)).toEqual(['DELETE', 'GET']);
});

it.each([
  ['tr', false, /artık göremez; açık olduğu her yerde oturumu hemen kapanır\. .*boş bir kovanı olur/],
  ['tr', true, /artık göremezsiniz\. .*boş bir kovanınız olur/],
  ['en', false, /no longer see .*signed out everywhere at once\. .*an empty hive of its own/],
  ['en', true, /no longer see .*an empty hive of your own/],
])('[PE-10] names what comes of it: in %s, of oneself: %s', async (language, isYou, consequence) => {
  await i18n.changeLanguage(language);
  await open(isYou);
  expect(document.querySelector('[role=dialog]')?.textContent).toMatch(consequence);
});
