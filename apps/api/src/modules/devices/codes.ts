import { createHmac, randomInt } from 'node:crypto';
import { KEPT } from '@kovan/domain/kept';

/** Letters and digits that nobody takes for one another, written or read aloud. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** How long a code pairs a device, in milliseconds. */
export const CODE_MS = KEPT.pairingMinutes * 60_000;

/** A new code, such as `7K3M-9QXA`. */
export const newCode = (): string => {
  const code = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
};

/** The one form of a code: its case, and what stands between its signs, don't matter. */
const plainOf = (code: string): string => code.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** What is stored of a code. Keyed, as so few signs could be found from a plain hash. */
export const hashOfCode = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(plainOf(code)).digest('base64url');

/** Where a device is paired; the part behind `#` never reaches a server or its log. */
export const pairingUrl = (publicUrl: string, code: string): string => `${publicUrl}/app/pair#${code}`;
