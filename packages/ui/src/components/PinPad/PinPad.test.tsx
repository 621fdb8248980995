import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { NoConnection } from '../Button/connection.ts';
import { PinPad } from './PinPad.tsx';

const WHY = 'Bunun için bağlantı gerekiyor.';
const render = testRoot();
const onEnter = vi.fn();
const onCancel = vi.fn();
beforeEach(() => vi.resetAllMocks());

const draw = (why: string | null, isChecking = false) =>
  render(
    <NoConnection value={why}>
      <PinPad
        isChecking={isChecking}
        countLabel={String}
        digitsLabel="Rakamlar"
        deleteLabel="Sil"
        enterLabel="Aç"
        onEnter={onEnter}
        onCancel={onCancel}
        footer={null}
      >
        PIN
      </PinPad>
    </NoConnection>,
  );
const enter = () => document.querySelector<HTMLButtonElement>('[aria-label="Aç"]');
const key = (name: string, how: KeyboardEventInit = {}) =>
  act(async () =>
    (document.activeElement ?? document).dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, ...how }),
    ),
  );
const entered = () => document.querySelector('[role=img]')?.getAttribute('aria-label');

it('[OF-05] without a connection a PIN is not sent, by the button or the keyboard, and it is said why', async () => {
  await draw(WHY);
  for (const digit of '1234') await key(digit);
  expect([enter()?.getAttribute('aria-disabled'), document.body.textContent?.includes(WHY)]).toEqual(['true', true]);
  await act(async () => enter()?.click());
  await key('Enter');
  expect(onEnter).not.toHaveBeenCalled();
  await draw(null);
  expect([enter()?.getAttribute('aria-disabled'), document.body.textContent?.includes(WHY)]).toEqual(['false', false]);
  await key('Enter');
  expect(onEnter.mock.calls).toEqual([['1234']]);
});

it('[DV-11] six digits at most are taken from the keyboard, none with a modifier or while the PIN is checked', async () => {
  await draw(null);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) await key('1', { [modifier]: true });
  expect(entered()).toBe('0');
  for (const digit of '12345678') await key(digit);
  expect(entered()).toBe('6');
  await key('Backspace');
  await draw(null, true);
  await key('9');
  await key('Enter');
  expect([entered(), onEnter.mock.calls]).toEqual(['5', []]);
});

it('[DV-11] Enter sends the PIN, but on a button of the page it is that button’s own', async () => {
  await draw(null);
  for (const digit of '1234') await key(digit);
  document.querySelector<HTMLButtonElement>('[aria-label="Sil"]')?.focus();
  await key('Enter');
  expect(onEnter).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>('[aria-label="Sil"]')?.blur();
  await key('Enter');
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('1234');
});

it('[DV-11] Escape leaves, but not where it closed what is over the page', async () => {
  await draw(null);
  document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await key('Escape', { cancelable: true });
  expect(onCancel).not.toHaveBeenCalled();
  await key('Escape', { cancelable: true });
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('[DV-11] what is typed in a window over it is none of the PIN', async () => {
  await draw(null);
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.role = 'dialog';
  sheet.tabIndex = -1;
  sheet.focus();
  for (const name of ['1', 'Escape']) await key(name);
  expect([entered(), onCancel.mock.calls]).toEqual(['0', []]);
});
