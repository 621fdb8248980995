import { addressKey } from '../../limits/address.ts';
import type { Limits } from '../../limits/limits.ts';
import { ToolkitError } from './toolkitError.ts';

const WINDOW_SECONDS = 60 * 60;

/** Counts a sign-up, of whatever kind, for the address that it comes from; refuses one too many. */
export const countSignUp = async (limits: Limits, address: string, max: number): Promise<void> => {
  const { allowed } = await limits.take('sign-up', addressKey(address), max, WINDOW_SECONDS);
  if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
};
