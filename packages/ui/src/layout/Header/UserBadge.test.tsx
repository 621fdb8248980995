import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { registerLayoutTexts } from '../texts.ts';
import { UserBadge } from './UserBadge.tsx';

const user = { first_name: 'Ayşe\u00a0Nur\u00a0Su', last_name: 'Yıldız', avatar: null };

vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ user }) }));
vi.mock('../../providers/SettingsProvider.tsx', () => ({ useSettings: () => ({ features: [] }) }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family' }) }));

registerLayoutTexts();
const render = testRoot();

// A name that somebody gave here is kept as it was written.
it('[H-11] shows the first name alone, each no-break space inside it as a space', async () => {
  await render(
    <MemoryRouter>
      <UserBadge />
    </MemoryRouter>,
  );
  expect(document.body.textContent).toBe('Ayşe Nur Su');
});
