import { expect, it } from 'vitest';
import { ageOf } from './ageOf.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [MINUTE - 1, null, null],
  [MINUTE, '1 dakika', '1 minute'],
  [12 * MINUTE, '12 dakika', '12 minutes'],
  [HOUR - 1, '59 dakika', '59 minutes'],
  [HOUR, '1 saat', '1 hour'],
  [24 * HOUR - 1, '23 saat', '23 hours'],
  [24 * HOUR, '1 gün', '1 day'],
  [29.5 * 24 * HOUR, '29 gün', '29 days'],
])('[OF-02] an age of %d ms is %s, in English %s', (age, turkish, english) => {
  expect(['tr', 'en'].map((language) => ageOf(age, language))).toEqual([turkish, english]);
});
