/** Folded names of the weekdays, Turkish and English, with the ways in which they are misspelt most. Monday first. */
const NAMES: readonly string[] = [
  'pazartesi|p\\.tesi|ptesi|pzt|pazertesi|pazartsi|pzrtesi|pazrtesi|monday|mon',
  'sali|tuesday|tues|tue',
  'carsamba|carsanba|crs|wednesday|wed|wensday',
  'persembe|persenbe|prs|thursday|thurs|thur|thu',
  'cuma|friday|fri',
  'cumartesi|cmt|cumartsi|saturday|sat',
  'pazar|sunday|sun',
];

/** A pattern for any of the weekdays in a folded sentence; the longer names first, so that "cumartesi" is not "cuma". */
export const WEEKDAY = NAMES.flatMap((names) => names.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');

const INDEX = new Map(NAMES.flatMap((names, index) => names.split('|').map((name) => [name, index] as const)));

/** 0 Monday to 6 Sunday, or `null` when the folded word is no weekday. */
export const weekdayOf = (word: string): number | null => INDEX.get(word.replace('.', '\\.')) ?? null;
