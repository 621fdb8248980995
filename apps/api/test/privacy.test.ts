import { KEPT } from '@kovan/domain/kept';
import { expect, it } from 'vitest';
import { LIFETIME_SECONDS } from '../src/identity/sessions/lifetimes.ts';
import { CODE_MS } from '../src/modules/devices/codes.ts';

const HOUR = 60 * 60;

it('[AC-08] the lives of sessions and pairing codes are those of the privacy page', () => {
  expect(LIFETIME_SECONDS).toEqual({
    adult: KEPT.sessionDays * 24 * HOUR,
    device: KEPT.deviceDays * 24 * HOUR,
    lent: KEPT.lentHours * HOUR,
  });
  expect(CODE_MS).toBe(KEPT.pairingMinutes * 60_000);
});
