import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testButton } from '../../../testButton.ts';
import { testRoot } from '../../../testRoot.ts';
import { AiDemo } from './AiDemo.tsx';
import type { DemoResultsProps } from './DemoResults.tsx';
import { UNTOUCHED } from './demoView.ts';

const { send, view, restart } = vi.hoisted(() => ({
  send: vi.fn(),
  view: { text: '' },
  restart: { isThere: false },
}));
const Results = ({ onRestart }: DemoResultsProps) => <button onClick={onRestart}>Baştan</button>;
vi.mock('./useAiDemo.ts', () => ({
  useAiDemo: () => ({
    view: { ...UNTOUCHED, ...view, areResultsShown: restart.isThere },
    Results: restart.isThere ? Results : null,
    isBroken: false,
    send,
  }),
}));

const render = testRoot();
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  restart.isThere = false;
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

it.each([
  ['of letters', 'a'],
  ['of emoji, each one character', '🐝'],
])('[D-12] [V-39] a text as long as the helper takes is sent: one %s', async (_, character) => {
  expect(await ask(`${character.repeat(2000)}  `)).toEqual([true, false, false]);
});

// The server would refuse it, which the demo would tell as a broken connection.
it('[D-14] a text of which nothing is seen is none', async () => {
  expect(await ask(' \u200b ')).toEqual([false, true, true]);
  expect(document.body.textContent).toContain('demo.empty');
});

it('[V-39] of a longer one the box says so, and nothing is sent', async () => {
  expect(await ask('a'.repeat(2001))).toEqual([false, true, true]);
  expect(document.body.textContent).toContain('At most 2000 characters fit here.');
});

it('nothing is wrong any more with the box of a demo that begins anew, and it has the focus', async () => {
  restart.isThere = true;
  expect(await ask(' ')).toEqual([false, true, true]);
  testButton('Baştan')?.focus();
  await act(async () => testButton('Baştan')?.click());
  const box = document.querySelector('textarea');
  expect([box?.getAttribute('aria-invalid'), document.activeElement]).toEqual([null, box]);
  expect(send).toHaveBeenLastCalledWith({ type: 'demo.restarted' });
});
