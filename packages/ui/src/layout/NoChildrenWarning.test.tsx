import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { NoChildrenWarning } from './NoChildrenWarning.tsx';
import { registerLayoutTexts } from './texts.ts';

const list = vi.hoisted(() => ({ children: [] as object[], isLoading: false, isError: false }));
vi.mock('../providers/ChildrenProvider.tsx', () => ({ useChildren: () => list }));

registerLayoutTexts();
const render = testRoot();

/** Whether it stands there, and with how many ways to add a child. */
const at = async (address: string, known: Partial<typeof list> = {}) => {
  Object.assign(list, { children: [], isLoading: false, isError: false, ...known });
  await render(
    <MemoryRouter key={address} initialEntries={[address]}>
      <NoChildrenWarning />
    </MemoryRouter>,
  );
  return [document.querySelectorAll('aside').length, document.querySelectorAll('a[href="/app/children"]').length];
};

it('[H-25] a family that is known to have no child is asked to add one, with the way there but where it leads', async () => {
  await i18n.changeLanguage('tr');
  expect(await at('/app/family')).toEqual([1, 1]);
  expect(await at('/app/children')).toEqual([1, 0]);
  expect(await at('/app/onboarding')).toEqual([1, 0]);
  for (const known of [{ children: [{}] }, { isLoading: true }, { isError: true }])
    expect(await at('/app/family', known)).toEqual([0, 0]);
});
