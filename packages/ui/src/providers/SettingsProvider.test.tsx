import { expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { SettingsProvider, useSettings } from './SettingsProvider.tsx';

const render = testRoot();
const Reader = () => useSettings().features.join() || 'nothing more';

it('[A-08] a backend that knows nothing of settings has what the specification has, and is waited for by nobody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let refuse: (error: Error) => void = () => undefined;
  const unknown = new Promise<never>((_resolve, reject) => (refuse = reject));
  const draw = () =>
    render(
      <SettingsProvider settings={unknown}>
        <Reader />
      </SettingsProvider>,
    );
  await draw();
  expect(document.body.textContent).toBe('nothing more');
  refuse(new Error('404'));
  await draw();
  expect(document.body.textContent).toBe('nothing more');
});
