/** Every hue that an element may carry in `data-hue`; which thing has which hue is decided by the caller. */
export const HUES = [
  'plum',
  'cyan',
  'jade',
  'violet',
  'gold',
  'crimson',
  'blue',
  'lime',
  'brown',
  'teal',
  'pink',
  'grass',
  'orange',
  'indigo',
  'purple',
  'iris',
  'slate',
] as const;

export type Hue = (typeof HUES)[number];
