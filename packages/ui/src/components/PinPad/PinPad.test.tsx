import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { NoConnection } from '../Button/connection.ts';
import { PinPad } from './PinPad.tsx';

const WHY = 'Bunun için bağlantı gerekiyor.';
const render = testRoot();
const onEnter = vi.fn();

const draw = (why: string | null) =>
  render(
    <NoConnection value={why}>
      <PinPad
        countLabel={String}
        digitsLabel="Rakamlar"
        deleteLabel="Sil"
        enterLabel="Aç"
        onEnter={onEnter}
        onCancel={vi.fn()}
        footer={null}
      >
        PIN
      </PinPad>
    </NoConnection>,
  );
const enter = () => document.querySelector<HTMLButtonElement>('[aria-label="Aç"]');
const key = (name: string) => act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: name })));

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
