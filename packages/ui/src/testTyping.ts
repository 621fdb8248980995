import { act } from 'react';

/** Types into a field, as somebody at a keyboard does; fails where there is no such field. */
export const typeInto = (input: HTMLInputElement | null | undefined, text: string): Promise<void> =>
  act(async () => {
    if (!input) throw new Error('there is no such field');
    // React hears of what was typed, and not of what a script has put there.
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
