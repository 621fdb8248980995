import { MemoryRouter, Link } from 'react-router-dom';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { useAsksWho } from './useAsksWho.ts';

const now = vi.hoisted(() => ({ kind: 'device', children: [] as object[] }));
vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => now }));
vi.mock('../providers/ChildrenProvider.tsx', () => ({ useChildren: () => now }));

const render = testRoot();
const Probe = () => (
  <>
    <output>{String(useAsksWho())}</output>
    <Link to="/app/who">Kim geldi?</Link>
    <Link to="/app/elif">Elif</Link>
  </>
);
const draw = async (kind: string, count: number) => {
  Object.assign(now, { kind, children: Array.from({ length: count }, () => ({})) });
  await render(
    <MemoryRouter initialEntries={['/app/elif']}>
      <Probe />
    </MemoryRouter>,
  );
};
const asks = () => document.querySelector('output')?.textContent === 'true';
const go = (to: string) => act(async () => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click());

it.each([
  ['device', 1, false],
  ['device', 2, true],
  ['device', 3, true],
  ['lent', 2, false],
  ['adult', 2, false],
])('[DV-06] a %s of %i children, just opened, asks who is there: %s', async (kind, count, expected) => {
  await draw(kind, 0);
  expect(asks()).toBe(false);
  await draw(kind, count);
  expect(asks()).toBe(expected);
});

it('[DV-06] whoever uses a device of one child is not asked as it gets a second one', async () => {
  await draw('device', 1);
  await draw('device', 2);
  expect(asks()).toBe(false);
});

it('[DV-06] asks once', async () => {
  await draw('device', 2);
  await go('/app/who');
  expect(asks()).toBe(false);
  await go('/app/elif');
  expect(asks()).toBe(false);
});
