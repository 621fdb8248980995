/** Gives the focus to what stands in the place of what had it and is gone; a focus that has gone elsewhere is left there. */
export const takeLostFocus = (place: HTMLElement | null, options?: FocusOptions): void => {
  if (document.activeElement === document.body) place?.focus(options);
};
