import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteReach } from '../../data/online.ts';
import { testRoot } from '../../testRoot.ts';
import { LateNetStrip, loadNetStripIfOffline, NetStrip } from './LateNetStrip.tsx';

vi.mock('./NetStrip.tsx', () => ({ NetStrip: ({ isLate }: { isLate: boolean }) => <hr data-late={isLate} /> }));

const render = testRoot();
const strip = () => document.querySelector('hr');
const reach = (isReached: boolean) => act(async () => noteReach(isReached));

afterEach(() => noteReach(true));

it('nothing of a screen’s beginning, it comes late when the connection goes', async () => {
  await render(<LateNetStrip />);
  expect(strip()).toBeNull();
  await reach(false);
  await act(async () => void (await NetStrip.load()));
  expect(strip()?.dataset.late).toBe('true');
});

it('[OF-02] opened without a connection, it stays when that is back: it would come anew under the first finger', async () => {
  noteReach(false);
  await loadNetStripIfOffline();
  await render(<LateNetStrip />);
  const before = strip();
  expect(before?.dataset.late).toBe('false');
  await reach(true);
  expect(strip()).toBe(before);
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  expect(strip()).toBe(before);
});
