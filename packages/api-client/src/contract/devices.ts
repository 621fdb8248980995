import { FAMILY_LIMITS, TEXT_LIMITS } from '@kovan/domain/limits';
import { SessionSchema } from './auth.ts';
import { call } from './call.ts';
import { ChildSchema } from './children.ts';
import { DaySchema, IdParams, IdSchema, listOf, MomentSchema, orNull, requiredText, single } from './common.ts';
import { z } from './zod.ts';

/** The children that a device is for, each once. */
const ChildIds = z.array(IdSchema).check(
  z.minLength(1),
  z.maxLength(FAMILY_LIMITS.children),
  z.refine((ids) => new Set(ids).size === ids.length, { params: { kind: 'unique' } }),
);

/** What a family says of a device. */
export const DeviceInputSchema = z.strictObject({ name: requiredText(TEXT_LIMITS.name), childIds: ChildIds });
export type DeviceInput = z.infer<typeof DeviceInputSchema>;

/** A child's device. */
export const DeviceSchema = z.object({
  id: IdSchema,
  name: z.string(),
  childIds: z.array(IdSchema),
  createdAt: MomentSchema,
  /** `null` until it was paired. */
  lastSeenOn: orNull(DaySchema),
  /** Whether it has been paired, and still is. */
  paired: z.boolean(),
});
export type Device = z.infer<typeof DeviceSchema>;

/** The devices of a family, and whether who asks has set the PIN that takes a lent browser back. */
export const DevicesSchema = z.object({ data: listOf(DeviceSchema).shape.data, hasPin: z.boolean() });
export type Devices = z.infer<typeof DevicesSchema>;

/** What pairs a new device: its code, for people and in an address, told once. */
export const PairingSchema = z.object({ id: IdSchema, code: z.string(), url: z.string(), expiresAt: MomentSchema });
export type Pairing = z.infer<typeof PairingSchema>;

/** What a device knows of itself once it is paired. */
export const PairedSchema = z.object({
  device: z.object({ id: IdSchema, name: z.string(), children: z.array(ChildSchema) }),
  token: z.string().check(z.minLength(1)),
});
export type Paired = z.infer<typeof PairedSchema>;

/** A code as somebody types or scans it; which it is, and whether it is good, is a 404 matter. */
export const CodeBody = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(200)) });

const PIN = /^\d{4,6}$/;

/** The PIN that takes a lent browser back: 4 to 6 digits. */
export const PinSchema = z.string().check(
  z.refine((pin) => PIN.test(pin), { params: { kind: 'pin' } }),
  z.meta({ pattern: PIN.source }),
);

/** An ID token of a sign-in of at most five minutes ago, for what a stolen session must not be enough for. */
export const FreshIdToken = z.string().check(z.minLength(1), z.maxLength(8192));

export const deviceCalls = {
  list: call({
    method: 'GET',
    path: '/api/devices',
    summary: "The children's devices of the family, the oldest first, and whether the PIN for handing over is set",
    access: 'adults',
    status: 200,
    answer: DevicesSchema,
  }),
  create: call({
    method: 'POST',
    path: '/api/devices',
    summary: 'Add a device; the answer is the only one that tells its code, so that no repeat can be asked for',
    access: 'adults',
    changes: ['family'],
    body: DeviceInputSchema,
    status: 201,
    answer: single(PairingSchema),
    errors: [404, 409],
  }),
  pair: call({
    method: 'POST',
    path: '/api/devices/pair',
    summary: 'Pair the browser that asks, by the code of a device',
    access: 'public',
    changes: ['family'],
    body: CodeBody,
    status: 200,
    answer: PairedSchema,
    errors: [404],
  }),
  lend: call({
    method: 'POST',
    path: '/api/devices/lend',
    summary: 'Swap this session for one that shows some children alone, until the PIN or for a day',
    access: 'adults',
    changes: [],
    body: z.strictObject({ childIds: ChildIds }),
    status: 200,
    answer: z.object({ token: z.string().check(z.minLength(1)) }),
    errors: [404, 409],
  }),
  giveBack: call({
    method: 'POST',
    path: '/api/devices/return',
    summary: 'Take a lent browser back by the PIN',
    access: 'lent',
    changes: [],
    body: z.strictObject({ pin: PinSchema }),
    status: 200,
    answer: SessionSchema,
    errors: [409],
  }),
  update: call({
    method: 'PUT',
    path: '/api/devices/:id',
    summary: 'Change the name and the children of a device',
    access: 'adults',
    changes: ['family'],
    params: IdParams,
    body: DeviceInputSchema,
    status: 200,
    answer: single(DeviceSchema),
    errors: [404],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/devices/:id',
    summary: 'End the pairing of a device, and forget it',
    access: 'adults',
    changes: ['family'],
    params: IdParams,
    status: 204,
    errors: [404],
  }),
};
