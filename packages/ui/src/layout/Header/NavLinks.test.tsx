import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { registerLayoutTexts } from '../texts.ts';
import { NavLinks } from './NavLinks.tsx';

const now = vi.hoisted(() => ({ view: {} }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => now.view }));

registerLayoutTexts();
const render = testRoot();
const FAMILY = { viewMode: 'family', selectedChild: null };
const CHILD = { viewMode: 'child', selectedChild: { id: 'can' } };

it.each([
  ['[H-03]', 'tr', FAMILY, ['Ana sayfa', 'Görevler', 'Tüm ödevler', 'Çocuklar']],
  ['[H-03]', 'en', FAMILY, ['Home', 'Tasks', 'All homework', 'Children']],
  ['[H-04]', 'tr', CHILD, ['Ana sayfa', 'Görevler', 'Ödevler']],
  ['[H-04]', 'en', CHILD, ['Home', 'Tasks', 'Homework']],
])('%s the links are called by what they lead to, in %s', async (_id, language, view, names) => {
  now.view = view;
  await i18n.changeLanguage(language);
  await render(
    <MemoryRouter>
      <NavLinks layout="row" />
    </MemoryRouter>,
  );
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(names);
});
