import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { LandingMore } from './LandingMore.tsx';

vi.mock('../demo/AiDemo.tsx', () => ({
  AiDemo: ({ onTryApp }: { onTryApp: () => void }) => <button onClick={onTryApp}>Dene</button>,
}));

const render = testRoot();
beforeEach(() => {
  document.documentElement.dataset.page = 'landing';
});
afterEach(() => {
  delete document.documentElement.dataset.page;
  vi.restoreAllMocks();
});

it('what was pressed before its code was there is pressed once it is; trying the app leads to the way in', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const main = document.body.appendChild(document.createElement('main'));
  const early = main.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  early.addEventListener('click', pressed);
  window.earlyPresses = [early];
  await render(
    <MemoryRouter>
      <LandingMore demoClock={undefined} />
    </MemoryRouter>,
  );
  expect(pressed).toHaveBeenCalledOnce();
  document.querySelector<HTMLElement>('div button')?.click();
  expect(document.activeElement?.getAttribute('href')).toBe('/app');
});
