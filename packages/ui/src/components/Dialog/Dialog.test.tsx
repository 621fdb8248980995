import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { Dialog } from './Dialog.tsx';

const render = testRoot();
const confirm = vi.fn<(question?: string) => boolean>();
let navigation: EventTarget;

const Window = (how: { isBusy: boolean; isFilled: boolean }) => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Ödev ekle"
      closeLabel="Kapat"
      closeQuestion="Vazgeçilsin mi?"
      {...how}
    >
      <input />
    </Dialog>
  );
};

const open = ({ isBusy = false, isFilled = false } = {}) => render(<Window isBusy={isBusy} isFilled={isFilled} />);
const isOpen = () => document.querySelector('[role=dialog]') !== null;
const enter = () =>
  act(async () => {
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Asks the page as browsers do before they go somewhere; says whether they then go. */
const goes = async (navigationType: NavigationType, { cancelable = true } = {}) =>
  act(async () =>
    navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { navigationType, destination: {} })),
  );
const reloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('confirm', confirm);
  confirm.mockReset();
});

it('[Q-38] Back closes an open window and nothing else; from then on it goes where it always went', async () => {
  await open();
  expect(await goes('traverse')).toBe(false);
  expect(isOpen()).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
  expect(await goes('traverse')).toBe(true);
});

it('[Q-38] with something entered in it, Back asks first; what was entered stays', async () => {
  await open();
  await enter();
  confirm.mockReturnValue(false);
  expect(await goes('traverse')).toBe(false);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Vazgeçilsin mi?');
  expect(isOpen()).toBe(true);

  confirm.mockReturnValue(true);
  expect(await goes('traverse')).toBe(false);
  expect(isOpen()).toBe(false);
});

it('[Q-38] Back takes nothing away that is being saved', async () => {
  await open({ isBusy: true });
  expect(await goes('traverse')).toBe(false);
  expect(isOpen()).toBe(true);
});

it.each([
  ['a screen that comes by itself', 'push', true],
  ['Back where the browser lets nobody hold it', 'traverse', false],
] as const)('[Q-38] %s is not held', async (_, navigationType, cancelable) => {
  await open();
  expect(await goes(navigationType, { cancelable })).toBe(true);
  expect(isOpen()).toBe(true);
});

it('[Q-38] so it does, and a reload, where something was entered before it was opened', async () => {
  await open({ isFilled: true });
  expect(reloads()).toBe(false);
  confirm.mockReturnValue(false);
  expect(await goes('traverse')).toBe(false);
  expect(isOpen()).toBe(true);
  confirm.mockReturnValue(true);
  await goes('traverse');
  expect(isOpen()).toBe(false);
  expect(reloads()).toBe(true);
});

it('[Q-38] a reload asks first where something was entered, and only while that is there', async () => {
  await open();
  expect(reloads()).toBe(true);
  await enter();
  expect(reloads()).toBe(false);
  confirm.mockReturnValue(true);
  await goes('traverse');
  expect(reloads()).toBe(true);
});

const InTurn = () => {
  const [which, setWhich] = useState(0);
  const next = () => setWhich((before) => (before + 1) % 4);
  return (
    <>
      <button id="opener" type="button" aria-label="Aç" onClick={next} />
      {which === 0 ? null : (
        <Dialog key={which} open onOpenChange={next} title="Cihaz ekle" closeLabel="Kapat" closeQuestion="">
          <button id="next" type="button" aria-label="Sonraki" onClick={next} />
        </Dialog>
      )}
    </>
  );
};

/** Until a window that has gone has given the focus back, which is a moment later. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const press = async (id: string, { takesFocus = true } = {}) => {
  await act(async () => {
    const button = document.getElementById(id);
    if (takesFocus) button?.focus();
    button?.click();
  });
  await settle();
};

describe('in a browser that asks no page before it goes back', () => {
  /** Back as a press of the browser's button, until the page has heard of it. */
  const back = async (steps = -1) => {
    await act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.go(steps);
      await gone;
    });
    await settle();
  };
  const place = () => [isOpen(), window.location.pathname];

  beforeEach(() => {
    Reflect.deleteProperty(window, 'navigation');
    window.history.pushState({ key: 'before' }, '', '/app');
    window.history.pushState({ key: 'screen' }, '', '/app/family');
  });

  it('[Q-38] Back closes an open window and nothing else; from then on it goes where it always went', async () => {
    await open();
    await back();
    expect(place()).toEqual([false, '/app/family']);
    expect(confirm).not.toHaveBeenCalled();
    await back();
    expect(place()).toEqual([false, '/app']);
  });

  it('[Q-38] with something entered in it, Back asks first, as often as it is pressed; what was entered stays', async () => {
    await open();
    await enter();
    confirm.mockReturnValue(false);
    for (const times of [1, 2]) {
      await back();
      expect(confirm).toHaveBeenCalledTimes(times);
      expect(place()).toEqual([true, '/app/family']);
    }
    confirm.mockReturnValue(true);
    await back();
    expect(place()).toEqual([false, '/app/family']);
  });

  it('who goes back further than the screen goes, and is not asked', async () => {
    await open();
    await enter();
    await back(-2);
    expect(confirm).not.toHaveBeenCalled();
    expect(window.history.state).toEqual({ key: 'before' });
  });

  it('coming back to it from a place of its own, such as a link within it, closes nothing', async () => {
    await open();
    window.history.pushState(null, '', '#within');
    await back();
    expect(place()).toEqual([true, '/app/family']);
  });

  it('windows that close otherwise cost one press of Back, however many they are', async () => {
    await render(<InTurn />);
    for (const id of ['opener', 'next', 'next', 'next']) await press(id);
    await back();
    expect(place()).toEqual([false, '/app/family']);
    await back();
    expect(place()).toEqual([false, '/app']);
  });

  it('holds the next window, too, that opens in the place of one', async () => {
    await render(<InTurn />);
    await press('opener');
    // Each closes by showing the next one.
    for (const stays of [true, true, false]) {
      await back();
      expect(place()).toEqual([stays, '/app/family']);
    }
  });
});

it('[DV-02] where one window opens in the place of another, the focus goes back to what opened the first', async () => {
  await render(
    <main tabIndex={-1}>
      <InTurn />
    </main>,
  );
  for (const id of ['opener', 'next', 'next', 'next']) {
    expect(isOpen()).toBe(id === 'next');
    await press(id);
  }
  expect([isOpen(), document.activeElement?.id]).toEqual([false, 'opener']);
});

it('the focus goes back to no window’s opener but its own', async () => {
  await render(
    <main tabIndex={-1}>
      <InTurn />
    </main>,
  );
  for (const id of ['opener', 'next', 'next', 'next']) await press(id);
  // As in a browser whose buttons take no focus when they are pressed.
  document.getElementById('opener')?.blur();
  await press('opener', { takesFocus: false });
  for (const id of ['next', 'next', 'next']) await press(id);
  expect(document.activeElement?.localName).toBe('main');
});

const InEachOther = () => {
  const [count, setCount] = useState(0);
  const window = (at: number) => ({
    open: count >= at,
    onOpenChange: () => setCount(at - 1),
    title: 'Cihaz ekle',
    closeLabel: `Kapat ${at}`,
    closeQuestion: '',
  });
  return (
    <>
      <button id="opener" type="button" aria-label="Aç" onClick={() => setCount(1)} />
      <Dialog {...window(1)}>
        <button id="inner" type="button" aria-label="Üstünde" onClick={() => setCount(2)} />
      </Dialog>
      <Dialog {...window(2)}>
        <p />
      </Dialog>
    </>
  );
};

const close = async (at: number) => {
  await act(async () => document.querySelector<HTMLElement>(`[aria-label="Kapat ${at}"]`)?.click());
  await settle();
};

it('the focus goes back from a window over another to what opened each, and is remembered no longer', async () => {
  await render(
    <main tabIndex={-1}>
      <InEachOther />
    </main>,
  );
  await press('opener');
  await press('inner');
  await close(2);
  expect(document.activeElement?.id).toBe('inner');
  await close(1);
  expect(document.activeElement?.id).toBe('opener');
  document.getElementById('opener')?.blur();
  await press('opener', { takesFocus: false });
  await close(1);
  expect(document.activeElement?.localName).toBe('main');
});

it('[FH-07] [Q-38] a reload asks also when what it was filled with is erased after something was entered', async () => {
  await open({ isFilled: true });
  await enter();
  await open({ isFilled: false });
  expect(reloads()).toBe(false);
});
