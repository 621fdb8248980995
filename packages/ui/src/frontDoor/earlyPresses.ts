declare global {
  interface Window {
    /** Buttons below the hero that were pressed before their code was there; a page made beforehand keeps them. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

/** Presses once more, in order, what was pressed when nobody listened; from now on nothing is kept. */
export const replayEarlyPresses = async (): Promise<void> => {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  for (const button of pressed) {
    button.click();
    // What it changed is drawn before the next one comes.
    await new Promise((resolve) => setTimeout(resolve));
  }
};
