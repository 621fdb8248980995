import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { LandingMore } from './LandingMore.tsx';

vi.mock('../demo/AiDemo.tsx', () => ({
  AiDemo: ({ onTryApp }: { onTryApp: () => void }) => <button onClick={onTryApp}>Dene</button>,
}));

const render = testRoot();
afterEach(() => vi.restoreAllMocks());

it('what was pressed before its code was there is pressed once it is; trying the app leads to the way in', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const early = document.body.appendChild(document.createElement('button'));
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
