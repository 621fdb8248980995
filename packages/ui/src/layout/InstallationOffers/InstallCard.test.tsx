import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { MAIN_ID } from '../SkipLink.tsx';
import { InstallCard } from './InstallCard.tsx';

vi.mock('../../data/localDatabase.ts', () => ({ localDatabase: { put: async () => undefined } }));

const render = testRoot();

it('[OF-01] where the card is answered and gone, the page has the focus', async () => {
  await render(
    <main id={MAIN_ID} tabIndex={-1}>
      <InstallCard />
    </main>,
  );
  const notNow = [...document.querySelectorAll('button')].at(-1);
  notNow?.focus();
  await act(async () => notNow?.click());
  expect(document.querySelector('section')).toBeNull();
  expect(document.activeElement?.id).toBe(MAIN_ID);
});
