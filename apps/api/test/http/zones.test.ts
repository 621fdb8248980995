import { expect, it } from 'vitest';
import { todayIn } from '../../src/http/context.ts';

it('the day of a zone follows the clock, also back', () => {
  const today = (moment: string) => todayIn('Europe/Istanbul', new Date(moment));
  expect(today('2026-11-18T14:45:00Z')).toBe('2026-11-18');
  expect(today('2026-11-20T14:45:00Z')).toBe('2026-11-20');
  expect(today('2026-11-18T14:45:00Z')).toBe('2026-11-18');
  expect(todayIn('Mars/Olympus', new Date('2026-11-18T14:45:00Z'))).toBeNull();
});
