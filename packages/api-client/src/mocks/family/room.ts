import { FAMILY_LIMITS } from '@kovan/domain/limits';
import type { Family } from './createFamily.ts';
import { Refusal } from './refusal.ts';

const COUNTS = {
  children: ({ children }) => children.length,
  devices: ({ devices }) => devices.length,
  rules: ({ rules }) => rules.length,
  rows: ({ homework, tasks, doneDays }) => homework.length + tasks.length + doneDays.length,
} satisfies Record<keyof typeof FAMILY_LIMITS, (family: Family) => number>;

/** Refuses one more of what the family has as many of as it may have (decisions.md, Wire). */
export const requireRoom = (family: Family, of: keyof typeof FAMILY_LIMITS): void => {
  if (COUNTS[of](family) >= FAMILY_LIMITS[of]) throw new Refusal(409, 'TOO_MANY', { fullOf: of });
};
