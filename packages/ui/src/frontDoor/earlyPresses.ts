declare global {
  interface Window {
    /** Buttons that were pressed before their code was there, in their order; a page made beforehand keeps them. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

/** Whether it stands below the landing page's hero, whose code comes later than that of the rest. */
const isBelowHero = (button: HTMLElement): boolean => button.closest('[data-page=landing] main') !== null;

/** Whether what stands below the hero is still as it was made: it waits for its code, or for its turn. */
export const isBelowHeroMade = (): boolean => window.earlyPresses !== undefined;

/** Presses once more, in order, what was pressed when nobody listened. */
const replay = async (pressed: readonly HTMLElement[]): Promise<void> => {
  for (const button of pressed) {
    // Some listen to how a press begins: attention, and tabs.
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    button.click();
    // What it changed is drawn before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/** Gives the way to press once more what was pressed on the page until now; below the hero nobody listens yet. */
export const takeEarlyPresses = (): (() => Promise<void>) => {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = document.documentElement.dataset.page === 'landing' ? pressed.filter(isBelowHero) : undefined;
  return () => replay(pressed.filter((button) => !isBelowHero(button)));
};

/** Presses once more what was pressed below the hero; from now on nothing is kept. */
export const replayBelowHero = (): Promise<void> => {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return replay(pressed.filter(isBelowHero));
};
