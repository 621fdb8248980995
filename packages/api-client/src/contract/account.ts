import { call } from './call.ts';
import { FreshIdToken, PinSchema } from './devices.ts';
import { z } from './zod.ts';

/** What an adult can see and change of their own account. */
export const accountCalls = {
  setPin: call({
    method: 'PUT',
    path: '/api/users/me/pin',
    summary: 'Set the PIN that takes a lent browser back; once there is one, after a fresh sign-in only',
    access: 'adults',
    changes: [],
    body: z.strictObject({ pin: PinSchema, id_token: z.optional(FreshIdToken) }),
    status: 204,
    errors: [409],
  }),
};
