import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReach } from '../data/online.ts';
import { testRoot } from '../testRoot.ts';
import { byNeed } from './byNeed.tsx';
import { useArrived } from './useArrived.ts';

const render = testRoot();
const load = vi.fn(async () => {
  if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <hr />;
});
let failures: number;

/** A part that comes by itself, drawn anew by whatever is around it. */
const partOf = () => {
  const Part = byNeed(load, { as: 'part', meanwhile: null });
  return ({ isWanted = true }: { isWanted?: boolean }) => (useArrived(Part, isWanted) ? <Part /> : null);
};
const isThere = () => document.querySelector('hr') !== null;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockClear();
});
afterEach(() => {
  noteReach(true);
  vi.restoreAllMocks();
});

it('a part that comes by itself comes once it is wanted', async () => {
  failures = 0;
  const Part = partOf();
  await render(<Part isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  await render(<Part />);
  expect(isThere()).toBe(true);
  await render(<Part isWanted={false} />);
  expect(isThere()).toBe(false);
});

it('[OF-02] where its code can’t be had nothing is said, and it comes with the connection', async () => {
  failures = 1;
  const Part = partOf();
  noteReach(false);
  await render(<Part />);
  expect(document.body.textContent).toBe('');
  await render(<Part />);
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => noteReach(true));
  expect(isThere()).toBe(true);
});
