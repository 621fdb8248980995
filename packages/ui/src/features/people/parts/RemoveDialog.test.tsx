import { expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerPeopleTexts } from '../texts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

vi.mock('../mutations.ts', () => ({ useRemoveAdult: () => () => Promise.resolve() }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({}) }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({}) }));

registerPeopleTexts();
const render = testRoot();

it.each([
  ['tr', false, /artık göremez; açık olduğu her yerde oturumu hemen kapanır\. .*boş bir kovanı olur/],
  ['tr', true, /artık göremezsiniz\. .*boş bir kovanınız olur/],
  ['en', false, /no longer see .*signed out everywhere at once\. .*an empty hive of its own/],
  ['en', true, /no longer see .*an empty hive of your own/],
])('[PE-10] names what comes of it: in %s, of oneself: %s', async (language, isYou, consequence) => {
  await i18n.changeLanguage(language);
  const mehmet = {
    id: 'mehmet',
    firstName: 'Mehmet',
    lastName: 'Yıldız',
    email: 'mehmet@example.com',
    avatar: null,
    joinedAt: '2026-11-02T09:00:00.000Z',
    isYou,
  };
  await render(<RemoveDialog adult={mehmet} onClose={() => undefined} />);
  expect(document.querySelector('[role=dialog]')?.textContent).toMatch(consequence);
});
