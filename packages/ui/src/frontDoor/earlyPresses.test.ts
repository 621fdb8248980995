import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayBelowHero, takeEarlyPresses } from './earlyPresses.ts';

const pressed = vi.fn();
const page = document.documentElement;
const buttonIn = (place: string, name: string): HTMLElement => {
  const button = document.createElement('button');
  button.addEventListener('click', () => pressed(name));
  const parent = document.querySelector(place) ?? document.body.appendChild(document.createElement(place));
  return parent.appendChild(button);
};
const presses = () => pressed.mock.calls.flat();

beforeEach(() => {
  pressed.mockClear();
});

afterEach(() => {
  window.earlyPresses = undefined;
  delete page.dataset.page;
  document.body.replaceChildren();
});

it('what was pressed before anybody listened is pressed once more, in its order, and never again', async () => {
  page.dataset.page = 'login';
  const [first, second] = [buttonIn('main', 'first'), buttonIn('header', 'second')];
  window.earlyPresses = [second, first, second];
  const replay = takeEarlyPresses();
  expect([presses(), window.earlyPresses]).toEqual([[], undefined]);
  const replayed = replay();
  // What the first one changed is drawn before the next one comes.
  await Promise.resolve();
  expect(presses()).toEqual(['second']);
  await replayed;
  expect(presses()).toEqual(['second', 'first', 'second']);
  await takeEarlyPresses()();
  await replayBelowHero();
  expect(pressed).toHaveBeenCalledTimes(3);
});

it('below the hero of the landing page it is when that has its code, and what is pressed meanwhile is kept there alone', async () => {
  page.dataset.page = 'landing';
  const [below, above] = [buttonIn('main', 'below'), buttonIn('header', 'above')];
  window.earlyPresses = [below, above];
  await takeEarlyPresses()();
  expect(presses()).toEqual(['above']);
  window.earlyPresses?.push(above, below);
  await replayBelowHero();
  expect(presses()).toEqual(['above', 'below', 'below']);
  expect(window.earlyPresses).toBeUndefined();
});
