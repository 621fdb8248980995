/**
 * The colours of the mail, light and dark, by the names of the tokens; a mail program knows no custom properties. A test
 * holds them against packages/ui/src/tokens.
 */
export const INKS = {
  text: ['#221d15', '#eeeeec'],
  'text-2': ['#4f4f4a', '#b5b3ad'],
  'text-3': ['#63635e', '#b5b3ad'],
  'honey-text': ['#7d4a00', '#ffcf4a'],
  'done-ink': ['#2a7b3a', '#71d083'],
  'today-ink': ['#b94905', '#ffa057'],
  'overdue-ink': ['#c83316', '#ff977d'],
  'hue-plum-ink': ['#953ea3', '#e796f3'],
  'hue-cyan-ink': ['#107790', '#4ccce6'],
  'hue-jade-ink': ['#207a61', '#1fd8a4'],
  'hue-violet-ink': ['#6550b9', '#baa7ff'],
  'hue-gold-ink': ['#71624b', '#cbb99f'],
  'hue-crimson-ink': ['#cb1d63', '#ff92ad'],
  'hue-blue-ink': ['#0d6dc3', '#70b8ff'],
  'hue-lime-ink': ['#58762d', '#bde56c'],
} as const;

export const GROUNDS = {
  page: ['#faf8f3', '#131210'],
  surface: ['#ffffff', '#1c1b18'],
  'honey-soft': ['#fff3cf', '#33260c'],
} as const;

export const LINES = { line: ['#e7e3d9', '#34312a'], 'honey-line': ['#f0c95f', '#7a5a1c'] } as const;

/** The same in both themes. */
export const FIXED = {
  honey: '#ffc53d',
  'honey-deep': '#f5a623',
  'bee-light': '#ffd76e',
  'on-honey': '#2b2118',
} as const;

export type Ink = keyof typeof INKS;
export type Ground = keyof typeof GROUNDS;
export type Line = keyof typeof LINES;

/** The children's hues in the order of the children list, as in the app. */
const HUES = ['plum', 'cyan', 'jade', 'violet', 'gold', 'crimson', 'blue', 'lime'] as const;

/** The ink of the child at this place of the list; after the eighth the hues begin anew. */
export const childInk = (index: number): Ink => `hue-${HUES[index % HUES.length] ?? 'plum'}-ink`;
