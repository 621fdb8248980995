import { expect, it } from 'vitest';
import { todayIn } from '../../src/http/context.ts';

it('the day of a zone follows the clock, also back', () => {
  const today = (moment: string) => todayIn('Europe/Istanbul', new Date(moment));
  expect(today('2026-11-18T14:45:00Z')).toBe('2026-11-18');
  expect(today('2026-11-20T14:45:00Z')).toBe('2026-11-20');
  expect(today('2026-11-18T14:45:00Z')).toBe('2026-11-18');
  expect(todayIn('Mars/Olympus', new Date('2026-11-18T14:45:00Z'))).toBeNull();
});

// Lord Howe moves its clock by half an hour, on 4 October 2026; Chatham by a whole one, on 27 September.
it.each([
  ['Asia/Kolkata', '2026-11-18T18:30:00Z', '2026-11-19'],
  ['Asia/Kathmandu', '2026-11-18T18:15:00Z', '2026-11-19'],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-10-04T13:00:00Z', '2026-10-05'],
  ['Pacific/Chatham', '2026-09-26T11:15:00Z', '2026-09-27'],
  ['Pacific/Chatham', '2026-09-27T10:15:00Z', '2026-09-28'],
  ['America/St_Johns', '2026-11-19T03:30:00Z', '2026-11-19'],
])('[N-20] [S-33] a day of %s begins at its midnight, %s', (zone, midnight, day) => {
  const at = (milliseconds: number) => todayIn(zone, new Date(Date.parse(midnight) + milliseconds));
  const before = new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
  expect([at(-1), at(0), at(59_999)]).toEqual([before, day, day]);
});
