import { expect, it, vi } from 'vitest';
import { replayEarlyPresses } from './earlyPresses.ts';

it('what was pressed before anybody listened is pressed once more, in its order, and never again', async () => {
  const pressed = vi.fn();
  const [first, second] = ['first', 'second'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => pressed(name));
    return button;
  });
  if (!first || !second) throw new Error('There are no buttons');
  window.earlyPresses = [second, first, second];
  const replayed = replayEarlyPresses();
  // What the first one changed is drawn before the next one comes.
  await Promise.resolve();
  expect(pressed.mock.calls.flat()).toEqual(['second']);
  await replayed;
  expect(pressed.mock.calls.flat()).toEqual(['second', 'first', 'second']);
  expect(window.earlyPresses).toBeUndefined();
  await replayEarlyPresses();
  expect(pressed).toHaveBeenCalledTimes(3);
});
