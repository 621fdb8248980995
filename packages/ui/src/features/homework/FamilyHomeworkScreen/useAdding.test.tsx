import 'fake-indexeddb/auto';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { localDatabase } from '../../../data/localDatabase.ts';
import { keepSharedText } from '../../../data/sharedText.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { useAdding } from './useAdding.ts';

const NOW = new Date('2026-11-18T16:00:00Z');
const clock = { now: () => NOW, timeZone: 'Europe/Istanbul' };

const render = testRoot();
const Screen = () => {
  const { isOpen, sharedText, begin, end } = useAdding();
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={isOpen ? end : begin}>
        {isOpen ? 'close' : 'open'}
      </button>
      {isOpen ? <p>{`${search}${sharedText}`}</p> : null}
    </>
  );
};
const open = (address: string) =>
  render(
    <ClockProvider clock={clock}>
      <MemoryRouter initialEntries={[address]}>
        <Screen />
      </MemoryRouter>
    </ClockProvider>,
  );
/** Until the database has been asked, and has forgotten. */
const settled = async () => {
  for (let looks = 0; looks < 3; looks += 1) await localDatabase.entries('settings');
};
const press = () =>
  act(async () => {
    document.querySelector('button')?.click();
    await settled();
  });
const shown = () => document.querySelector('p')?.textContent;

it.each([
  ['the address asks for it', '?add=shared', () => act(settled)],
  ['somebody who had to sign in first asks for it', '', press],
])('[OF-01] a shared text stands in the dialog once %s, and is gone the next time', async (_who, search, ask) => {
  await keepSharedText(localDatabase, 'Yarına s. 45', NOW);
  await open(`/app/family/assignments${search}`);
  await ask();
  expect(shown()).toBe('Yarına s. 45');
  await press();
  expect(shown()).toBeUndefined();
  await press();
  expect(shown()).toBe('');
});
