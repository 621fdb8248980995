import { PinSchema, z } from '@kovan/api-client/contract';

/** Whether a PIN may be set: 4 to 6 digits. */
export const isPin = (text: string): boolean => z.safeParse(PinSchema, text).success;
