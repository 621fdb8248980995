import type { Clock } from './providers/ClockProvider.tsx';

const timeZone = 'Europe/Istanbul';

/** What the test's own clock says, in Istanbul. */
export const ISTANBUL: Clock = { now: () => new Date(), timeZone };

/** One moment, in Istanbul. */
export const istanbulAt = (moment: string): Clock => ({ now: () => new Date(moment), timeZone });
