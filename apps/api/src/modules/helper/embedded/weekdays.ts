import { namesInOrder } from './namesInOrder.ts';

/** Folded names of the weekdays, Turkish and English, with their short forms. Monday first. */
const WEEKDAYS = namesInOrder([
  'pazartesi|p\\.tesi|ptesi|pzt|pzrtesi|monday|mon',
  'sali|tuesday|tues|tue',
  'carsamba|cars|crs|wednesday|weds?|wensday',
  'persembe|pers|prs|thursday|thurs|thur|thu',
  'cuma|cum|friday|fri',
  'cumartesi|cmt|cts|saturday|sat',
  'pazar|pzr|sunday|sun',
]);

/** A pattern for any of the weekdays in a folded sentence. */
export const WEEKDAY = WEEKDAYS.pattern;

/** 0 Monday to 6 Sunday, or -1 when the folded word is no weekday. */
export const weekdayOf = WEEKDAYS.indexOf;
