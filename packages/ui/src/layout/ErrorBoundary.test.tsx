import { act } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { ErrorBoundary, ScreenBoundary } from './ErrorBoundary.tsx';

const render = testRoot();
/** A screen that has a fault at one address. */
const Screen = () => {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('Elif');
  return <h1>{pathname}</h1>;
};
const title = () => document.querySelector('h1')?.textContent;
const go = (id: string) => act(async () => document.getElementById(id)?.click());

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
});

it('[X-01] a screen with a fault is logged and stands alone for it, and elsewhere another one is tried', async () => {
  await render(
    <MemoryRouter initialEntries={['/whole']}>
      {['broken', 'whole'].map((to) => (
        <Link key={to} id={to} to={`/${to}`} />
      ))}
      <main>
        <ScreenBoundary>
          <Screen />
        </ScreenBoundary>
      </main>
    </MemoryRouter>,
  );
  await go('broken');
  expect([title(), document.querySelectorAll('main').length]).toEqual(['Bir şeyler ters gitti', 1]);
  expect(console.error).toHaveBeenCalledWith('page.render failed', 'Error');
  await go('whole');
  expect(title()).toBe('/whole');
});

it('around everything it is a page of its own', async () => {
  await render(
    <MemoryRouter initialEntries={['/broken']}>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(document.querySelector('main [role=alert] h1')?.textContent).toBe('Bir şeyler ters gitti');
});
