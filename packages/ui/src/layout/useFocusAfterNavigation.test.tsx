import { act } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

const Layout = ({ id }: { id: string }) => (
  <main ref={useFocusAfterNavigation()} id={id} tabIndex={-1}>
    <Outlet />
  </main>
);
const Screen = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  return <button type="button" aria-label="Git" onClick={() => void navigate(to)} />;
};

const render = testRoot();
const open = (path: string) =>
  render(
    <MemoryRouter key={path} initialEntries={[path]}>
      <Routes>
        <Route element={<Layout key="app" id="app" />}>
          <Route path="/family" element={<Screen to="/tasks" />} />
          <Route path="/tasks" element={<Screen to="/login" />} />
        </Route>
        <Route element={<Layout key="visitor" id="visitor" />}>
          <Route path="/login" element={<Screen to="/family" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
const hasFocus = () => document.activeElement?.id;
const go = () =>
  act(async () => {
    const button = document.querySelector('button');
    button?.focus();
    button?.click();
  });

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

it('another screen has the focus, in the same layout and in another one; a page that was just opened takes none', async () => {
  await open('/family');
  expect(hasFocus()).toBe('');
  for (const layout of ['app', 'visitor', 'app']) {
    await go();
    expect(hasFocus()).toBe(layout);
  }
  await open('/login');
  expect(hasFocus()).toBe('');
});
