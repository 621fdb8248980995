import { expect, it } from 'vitest';
import { SCREEN_NAMES, screenAt } from '../../../packages/ui/src/layout/routes.tsx';
import { SCREENS_OF_OTHERS, screensFor } from '../../lib/layoutShifts.mjs';
import { OPEN_ROUTES } from './routes.mjs';

/** What draws nothing of its own, or nothing that is loaded. */
const OTHERS = ['appRedirect', 'notFound'];

it('every screen is judged by Lighthouse, and the shifts of all that load something', () => {
  const behindDoor = [...screensFor('a-child'), ...Object.values(SCREENS_OF_OTHERS)];
  const measured = [...behindDoor, ...OPEN_ROUTES].map(screenAt);
  expect(new Set([...measured, ...OTHERS])).toEqual(new Set(SCREEN_NAMES));
});
