import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { LongList, RowsAtFirst } from './LongList.tsx';

const render = testRoot();
const drawn = () => document.querySelectorAll('li:not([aria-hidden])').length;

/** Where the end of what is drawn stands on the screen, as the browser tells it. */
const at = (top: number, isIntersecting: boolean) => ({ isIntersecting, boundingClientRect: { top } });

it('goes by where its end is now, where the browser tells of where it was as well', async () => {
  let tell: (entries: readonly object[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await render(
    <LongList as="li" height={48} items={Array.from({ length: 300 }, (_, index) => index)}>
      {(item) => <li key={item} />}
    </LongList>,
  );
  const atFirst = drawn();
  expect(atFirst).toBeLessThan(300);
  await act(async () => tell([at(100, true), at(9000, false)]));
  expect(drawn()).toBe(atFirst);
  await act(async () => tell([at(9000, false), at(100, true)]));
  expect(drawn()).toBeGreaterThan(atFirst);
});

/** Nobody comes near. */
class Unseen {
  observe() {}
  disconnect() {}
}

it.each([0, 250])('[EV-02] is drawn with so many rows as are asked for, and with those for good: %i', async (asked) => {
  vi.stubGlobal('IntersectionObserver', Unseen);
  const list = (
    <LongList as="li" height={48} items={Array.from({ length: 300 }, (_, index) => index)}>
      {(item) => <li key={item} />}
    </LongList>
  );
  await render(<RowsAtFirst value={asked}>{list}</RowsAtFirst>);
  await render(<RowsAtFirst value={0}>{list}</RowsAtFirst>);
  if (asked === 0) expect(drawn()).toBeLessThan(100);
  else expect(drawn()).toBe(asked);
});
