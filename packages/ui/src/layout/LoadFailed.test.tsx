import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { LoadFailed } from './LoadFailed.tsx';

const render = testRoot();
const buttons = () => [...document.querySelectorAll('button')];
const press = () => act(async () => buttons()[0]?.click());

beforeEach(() => i18n.changeLanguage('tr'));

it('is tried once at a time, says so meanwhile, and is as it was once that failed', async () => {
  let fail = (_error: Error) => {};
  const onRetry = vi.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)));
  await render(<LoadFailed look="screen" onRetry={onRetry} />);
  for (const tries of [1, 2]) {
    await press();
    await press();
    expect(onRetry).toHaveBeenCalledTimes(tries);
    expect([buttons()[0]?.textContent, buttons()[0]?.getAttribute('aria-busy')]).toEqual([
      'Yeniden deneniyor…',
      'true',
    ]);
    await act(async () => fail(new Error('again')));
    expect([buttons()[0]?.textContent, buttons()[0]?.getAttribute('aria-busy')]).toEqual(['Yeniden dene', null]);
  }
});

it('leads the focus on only from its own buttons', async () => {
  const shown = (isThere: boolean) => (
    <>
      <input />
      <main id="main" tabIndex={-1}>
        {isThere ? <LoadFailed look="part" onRetry={() => Promise.resolve()} /> : null}
      </main>
    </>
  );
  await render(shown(true));
  document.querySelector('input')?.focus();
  await render(shown(false));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.localName).toBe('input');
});

it('of a whole page is its main, to which the focus can be led', async () => {
  await render(<LoadFailed look="page" onRetry={() => Promise.resolve()} />);
  expect(document.querySelector('main#main[tabindex="-1"] h1')).not.toBeNull();
});
