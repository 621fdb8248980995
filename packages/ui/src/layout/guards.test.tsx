import type { AuthStatus } from '@kovan/machines/auth';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { RequireAdult, RequireSignedIn, RequireSignedOut } from './guards.tsx';

const now = vi.hoisted(() => ({}));
vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => now }));

const WAITS = 'Oturum açılıyor…';
/** Where a protected, an adult's and a visitor's address lead in each state of signing in. */
const LEADS: Record<AuthStatus, readonly [string, string, string]> = {
  signedOut: ['/app/login', '/app/login', '/visitors'],
  signingIn: [WAITS, WAITS, '/visitors'],
  exchanging: [WAITS, WAITS, '/visitors'],
  signedIn: ['/protected', '/adults', '/app'],
  signingOut: ['/app/login', '/app/login', '/visitors'],
  device: ['/protected', '/app', '/app'],
  lent: ['/protected', '/app', '/app'],
  unpaired: ['/app/pair', '/app/pair', '/visitors'],
};
const KINDS: Partial<Record<AuthStatus, string>> = { signedIn: 'adult', device: 'device', lent: 'lent' };

const render = testRoot();
const Address = () => useLocation().pathname;
beforeEach(() => i18n.changeLanguage('tr'));

it.each(Object.entries(LEADS))(
  '[S-02] [R-16] [R-17] %s: only who is signed in is let in, and waited for',
  async (status, leads) => {
    const kind = KINDS[status as AuthStatus] ?? null;
    Object.assign(now, { status, kind, isAuthenticated: kind !== null });
    const found = [];
    for (const address of ['/protected', '/adults', '/visitors']) {
      await render(
        <MemoryRouter key={address} initialEntries={[address]}>
          <Routes>
            <Route element={<RequireSignedIn />}>
              <Route path="/protected" element={<Address />} />
              <Route element={<RequireAdult />}>
                <Route path="/adults" element={<Address />} />
              </Route>
            </Route>
            <Route element={<RequireSignedOut />}>
              <Route path="/visitors" element={<Address />} />
            </Route>
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>,
      );
      found.push(document.body.textContent);
    }
    expect(found).toEqual(leads);
  },
);
