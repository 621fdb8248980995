import { act, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { useOnboardingRedirect } from './useOnboardingRedirect.ts';

let needed: boolean;

vi.mock('../providers/OnboardingProvider.tsx', () => ({
  isNeededNot: vi.fn(),
  useMustAddChild: () => needed,
  useOnboarding: () => !needed,
}));

const render = testRoot();
const TASK = '/app/tasks/create';
let address: string;

const Screen = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useOnboardingRedirect();
  useEffect(() => {
    address = pathname;
  }, [pathname]);
  return (
    <>
      {pathname === TASK ? (
        <form>
          <input name="name" />
        </form>
      ) : null}
      <input name="search" />
      <button type="button" onClick={() => void navigate('/app/family/tasks')} aria-label="leave" />
    </>
  );
};

const draw = () =>
  render(
    <MemoryRouter initialEntries={[TASK]}>
      <Screen />
    </MemoryRouter>,
  );
const typeInto = (name: string) =>
  act(async () => document.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true })));
const deleteLastChild = () => {
  needed = true;
  return draw();
};
const leave = () => act(async () => document.querySelector('button')?.click());

beforeEach(async () => {
  needed = false;
  await draw();
});

it('[S-26] leads to onboarding where nothing is typed', async () => {
  await deleteLastChild();
  expect(address).toBe('/app/onboarding');
});

it('[S-26] also where something is typed that is no part of a form', async () => {
  await typeInto('search');
  await deleteLastChild();
  expect(address).toBe('/app/onboarding');
});

it('[PE-08] [S-26] leaves a form with what was typed in it, and leads there once that has been left', async () => {
  await typeInto('name');
  await deleteLastChild();
  expect(address).toBe(TASK);
  await leave();
  expect(address).toBe('/app/onboarding');
  await leave();
  expect(address).toBe('/app/family/tasks');
});
