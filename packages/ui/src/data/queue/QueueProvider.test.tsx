import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testButton } from '../../testButton.ts';
import { testRoot } from '../../testRoot.ts';
import { testQueue } from '../../testQueue.ts';
import { NOTHING_WAITS, type Queue } from './queue.ts';
import { QueueProvider, useGiveUpRow, useIsWaiting, useTakeBack, useWaitingCount } from './QueueProvider.tsx';
import { entryOf } from './testEntry.ts';
import type { Entry, Work } from './work.ts';

const homework = { id: 'read', childId: 'elif', name: 'Oku' };
const DONE: Work = { ...homework, operation: 'homework.complete', to: { status: 'completed' } };
const CHECKED: Work = { ...homework, operation: 'homework.check', checked: true, to: { status: 'verified' } };

const remove = vi.fn<Queue['remove']>();
const render = testRoot();
const tookBack = vi.fn<(wasThere: boolean) => void>();

const Item = () => {
  const takeBack = useTakeBack();
  const giveUp = useGiveUpRow();
  return (
    <>
      <p>{useIsWaiting('read') ? 'waits' : 'is known'}</p>
      <button onClick={() => tookBack(takeBack('read'))}>its last step</button>
      <button onClick={() => tookBack(takeBack('read', 'homework.check'))}>its check</button>
      <button onClick={() => tookBack(giveUp('read'))}>its row</button>
      <button onClick={() => tookBack(giveUp('waiting:1'))}>a row that waits</button>
      <button onClick={() => tookBack(giveUp('waiting:2'))}>the next row</button>
    </>
  );
};
const draw = (...entries: readonly Entry[]): Promise<string | undefined> => drawSending(undefined, ...entries);
const drawSending = async (sendingId: string | undefined, ...entries: readonly Entry[]) => {
  const none = testQueue();
  await render(
    <QueueProvider queue={{ ...none, view: () => ({ ...NOTHING_WAITS, entries, sendingId }), remove }}>
      <Item />
    </QueueProvider>,
  );
  return document.querySelector('p')?.textContent;
};

/** Takes something back; whether there was anything. */
const press = async (name: string): Promise<boolean | undefined> => {
  await act(async () => testButton(name)?.click());
  return tookBack.mock.lastCall?.[0];
};

beforeEach(() => void vi.clearAllMocks());

it('[OF-03] an item waits from when its step had to wait, and for no other’s', async () => {
  expect(await draw(entryOf('1', { work: DONE, isLate: false }))).toBe('is known');
  expect(await draw(entryOf('1'))).toBe('is known');
  expect(await draw(entryOf('1'), entryOf('2', { work: DONE }))).toBe('waits');
});

it('[OF-07] the last step that waits is taken back first', async () => {
  await draw(entryOf('1', { work: DONE }), entryOf('2', { work: CHECKED }), entryOf('3'));
  expect(await press('its last step')).toBe(true);
  expect(remove.mock.calls).toEqual([['2']]);
});

it('[OF-07] a check that is taken back leaves what the child did, and is asked of the server where it went already', async () => {
  const done = entryOf('2', { work: DONE });
  await draw(entryOf('1', { work: CHECKED }), done);
  expect(await press('its check')).toBe(true);
  expect(remove.mock.calls).toEqual([['1']]);
  await draw(done, entryOf('3', { work: CHECKED, isLate: false }));
  expect(await press('its check')).toBe(false);
  expect(remove).toHaveBeenCalledTimes(1);
});

it('[OF-07] a row that was not sent yet is given up here, any other one is the server’s', async () => {
  await draw(entryOf('1'));
  expect(await press('its row')).toBe(false);
  expect(remove).not.toHaveBeenCalled();
  expect(await press('a row that waits')).toBe(true);
  expect(remove.mock.calls).toEqual([['1']]);
});

it('[OF-07] what is being sent is not taken back: nobody can tell whether the server has it', async () => {
  await drawSending('1', entryOf('1', { work: CHECKED }));
  expect(await press('its last step')).toBe(false);
  expect(await press('its check')).toBe(false);
  expect(await press('a row that waits')).toBe(true);
  expect(remove).not.toHaveBeenCalled();
  expect(await press('the next row')).toBe(true);
  expect(remove.mock.calls).toEqual([['2']]);
});

it('[OF-07] the second press of a double press gives up nothing that has moved up, nor takes it back', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 50));
  await draw(entryOf('1', { work: DONE }));
  for (const name of ['a row that waits', 'the next row', 'its last step']) {
    const button = testButton(name);
    const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 10, clientY: 10 });
    Object.defineProperty(click, 'timeStamp', { value: 1000 });
    await act(async () => button?.dispatchEvent(click));
  }
  expect(remove.mock.calls).toEqual([['1']]);
  vi.restoreAllMocks();
});

const Count = () => useWaitingCount();

it('[OF-03] what had to wait and goes by itself is counted: nothing on its first try, nor what is too old', async () => {
  const old = entryOf('3');
  const entries = [entryOf('1'), entryOf('2', { isLate: false }), old, entryOf('4', { work: CHECKED })];
  const none = testQueue();
  await render(
    <QueueProvider queue={{ ...none, view: () => ({ ...NOTHING_WAITS, entries, stale: [old] }) }}>
      <Count />
    </QueueProvider>,
  );
  expect(document.body.textContent).toBe('2');
});
