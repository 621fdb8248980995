import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { registerLayoutTexts } from '../texts.ts';
import { UserBadge } from './UserBadge.tsx';

const { user } = vi.hoisted(() => ({
  user: { first_name: 'Ayşe\u00a0Nur\u00a0Su', last_name: 'Yıldız', avatar: null as string | null },
}));

vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ user }) }));
vi.mock('../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ features: [] }) }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family' }) }));

registerLayoutTexts();
const render = testRoot();

const show = () =>
  render(
    <MemoryRouter>
      <UserBadge />
    </MemoryRouter>,
  );
const picture = () => document.querySelector('img')?.getAttribute('src');

beforeEach(() => {
  user.avatar = null;
});

// A name that somebody gave here is kept as it was written.
it('[H-11] shows the first name alone, each no-break space inside it as a space', async () => {
  await show();
  expect(document.body.textContent).toBe('Ayşe Nur Su');
});

it('[H-09] [H-10] [Q-14] a picture that can’t be loaded gives way to the placeholder, and another one is shown all the same', async () => {
  user.avatar = 'https://pictures.test/first';
  await show();
  expect(picture()).toBe('https://pictures.test/first');
  await act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect([picture(), document.querySelectorAll('[role=img]').length]).toEqual([undefined, 1]);
  user.avatar = 'https://pictures.test/second';
  await show();
  expect(picture()).toBe('https://pictures.test/second');
});
