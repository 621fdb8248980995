import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { testButton } from '../../testButton.ts';
import { testRoot } from '../../testRoot.ts';
import { ErrorState } from './ErrorState.tsx';

const render = testRoot();
const show = (content: ReactNode) =>
  render(
    <MemoryRouter>
      <button>Menü</button>
      <main id="main" tabIndex={-1}>
        <section>{content}</section>
      </main>
    </MemoryRouter>,
  );
const failed = <ErrorState message="Yüklenemedi." retryLabel="Yeniden dene" onRetry={() => undefined} />;
const focusOn = (name: string) => act(async () => testButton(name)?.focus());

it('[X-37] where the next try went well the focus goes from its button to the page, and from nowhere else', async () => {
  await show(failed);
  await focusOn('Yeniden dene');
  await show(<p>Ödevler</p>);
  expect(document.activeElement?.id).toBe('main');
  await show(failed);
  await focusOn('Menü');
  await show(<p>Ödevler</p>);
  expect(document.activeElement?.textContent).toBe('Menü');
  await show(failed);
  await act(async () => document.querySelector('button')?.blur());
  await show(<p>Ödevler</p>);
  expect(document.activeElement).toBe(document.body);
});
