import type { Settings } from '@kovan/api-client/contract';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { SettingsProvider, useSettings } from './SettingsProvider.tsx';

const render = testRoot();
/** What was drawn, one after the other. */
let drawn: string[];
const Reader = () => {
  const text = useSettings().features.join() || 'nothing more';
  useLayoutEffect(() => void drawn.push(text), [text]);
  return text;
};
const KNOWN: Settings = {
  identity: { kind: 'local', google: false },
  signUp: 'open',
  outsideModel: false,
  features: ['people'],
};
beforeEach(() => {
  drawn = [];
});

it.each([
  ['at once where the page says them', KNOWN, ['people']],
  ['once the server has said them', Promise.resolve(KNOWN), ['nothing more', 'people']],
])('[A-08] the settings are known %s', async (_, settings, texts) => {
  await render(
    <SettingsProvider settings={settings}>
      <Reader />
    </SettingsProvider>,
  );
  expect(drawn).toEqual(texts);
});

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
