import { expect, it } from 'vitest';
import { SCREEN_NAMES, screenAt } from '../../../packages/ui/src/layout/routes.tsx';
import { SCREENS_OF_OTHERS, screensFor } from '../../lib/layoutShifts.mjs';

/** What visitors see, and what draws nothing of its own or nothing that is loaded. */
const OTHERS = ['landing', 'privacy', 'login', 'join', 'pair', 'appRedirect', 'notFound'];

it('the shifts of every screen of the signed-in are measured', () => {
  const measured = [...screensFor('a-child'), ...Object.values(SCREENS_OF_OTHERS)].map(screenAt);
  expect(new Set([...measured, ...OTHERS])).toEqual(new Set(SCREEN_NAMES));
});
