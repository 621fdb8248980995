import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

const render = testRoot();
/** Presses the link; gives whether the browser jumps by itself. */
const press = async () => {
  let jumps: boolean | undefined;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => (jumps = document.querySelector('a')?.dispatchEvent(click)));
  return jumps;
};

it('leads the keyboard to the content, below the header, and adds no step to the history', async () => {
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  await render(
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  );
  expect(await press()).toBe(false);
  expect(document.activeElement?.id).toBe(MAIN_ID);
  expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
});

it('leaves it to the browser where the content is not there yet', async () => {
  await render(<SkipLink />);
  expect(await press()).toBe(true);
});
