/** Joins the class names that hold, so that a caller's own stand beside the component's. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
