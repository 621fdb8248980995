import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { AiDemo } from './AiDemo.tsx';
import { UNTOUCHED } from './demoView.ts';

const { send, view } = vi.hoisted(() => ({ send: vi.fn(), view: { text: '' } }));
vi.mock('./useAiDemo.ts', () => ({
  useAiDemo: () => ({ view: { ...UNTOUCHED, ...view }, Results: null, isBroken: false, send }),
}));

const render = testRoot();
beforeEach(async () => {
  await i18n.changeLanguage('en');
  send.mockClear();
});

/** Asks for this text; gives whether it was sent, and what the box says. */
const ask = async (text: string) => {
  view.text = text;
  await render(<AiDemo onTryApp={() => undefined} />);
  await act(async () => document.querySelector('form')?.requestSubmit());
  const box = document.querySelector('textarea');
  const isSent = send.mock.calls.some(([{ type }]) => type === 'generation.requested');
  return [isSent, box?.getAttribute('aria-invalid') === 'true', box === document.activeElement];
};

it('[D-12] [V-39] a text as long as the helper takes is sent', async () => {
  expect(await ask(`${'a'.repeat(2000)}  `)).toEqual([true, false, false]);
});

it('[V-39] of a longer one the box says so, and nothing is sent', async () => {
  expect(await ask('a'.repeat(2001))).toEqual([false, true, true]);
  expect(document.body.textContent).toContain('At most 2000 characters fit here.');
});
