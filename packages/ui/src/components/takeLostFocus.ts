/**
 * Gives the focus to what stands in the place of what had it and is gone, so that there is nothing to scroll to; a focus
 * that has gone elsewhere is left there.
 */
export const takeLostFocus = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
};

/**
 * For a focus that goes on from what was just pressed: the page follows the keyboard's, and stays as it is under a finger,
 * which has what it pressed before it.
 */
export const scrollOfPress = (): FocusOptions => ({
  preventScroll: !document.activeElement?.matches(':focus-visible'),
});
