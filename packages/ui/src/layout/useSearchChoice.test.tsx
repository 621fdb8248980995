import { act } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { useSearchChoice } from './useSearchChoice.ts';

const render = testRoot();

const Screen = () => {
  const [child, chooseChild] = useSearchChoice('child', ['all', 'elif', 'can']);
  const [tab, chooseTab] = useSearchChoice('tab', ['pending', 'awaiting']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`${child} ${tab}`}</p>
      <output>{`${pathname}${search}`}</output>
      <button type="button" aria-label="can" onClick={() => chooseChild('can')} />
      <button type="button" aria-label="all" onClick={() => chooseChild('all')} />
      <button type="button" aria-label="awaiting" onClick={() => chooseTab('awaiting')} />
      <button type="button" aria-label="back" onClick={() => void navigate(-1)} />
    </>
  );
};
const textOf = (tag: 'p' | 'output') => document.querySelector(tag)?.textContent;
const press = (name: string) => act(async () => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());

const visit = (search: string) =>
  render(
    <MemoryRouter initialEntries={['/app/family', `/app/family/assignments${search}`]} initialIndex={1}>
      <Screen />
    </MemoryRouter>,
  );

it('[FH-01] [FT-01] [Q-35] another tab leaves the chosen child, another child the tab', async () => {
  await visit('?child=elif');
  await press('awaiting');
  expect(textOf('p')).toBe('elif awaiting');
  await press('can');
  expect(textOf('p')).toBe('can awaiting');
  await press('all');
  expect(textOf('output')).toBe('/app/family/assignments?tab=awaiting');
});

it('back leaves the screen, however often something was chosen, and an unknown word is the first', async () => {
  await visit('?child=nobody');
  expect(textOf('p')).toBe('all pending');
  await press('awaiting');
  await press('can');
  await press('back');
  expect(textOf('output')).toBe('/app/family');
});
