import { accountCalls } from '../contract/account.ts';
import type { Session } from '../contract/auth.ts';
import {
  type Device,
  deviceCalls,
  type DeviceInput,
  type Devices,
  type Paired,
  type Pairing,
} from '../contract/devices.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

export const devicesClient = (request: Request) => ({
  list: (options?: RequestOptions): Promise<Devices> => request.answer(deviceCalls.list, options),
  /** Its code is told here and never again. */
  create: async (input: DeviceInput, options?: RequestOptions): Promise<Pairing> =>
    (await request.answer(deviceCalls.create, { ...options, body: input })).data,
  update: async (id: string, input: DeviceInput, options?: RequestOptions): Promise<Device> =>
    (await request.answer(deviceCalls.update, { ...options, params: { id }, body: input })).data,
  remove: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(deviceCalls.remove, { ...options, params: { id } }),
  /** Pairs this browser; needs no token. */
  pair: (code: string, options?: RequestOptions): Promise<Paired> =>
    request.answer(deviceCalls.pair, { ...options, body: { code } }),
  /** Swaps the session for a lent one; gives its token. */
  lend: async (childIds: string[], options?: RequestOptions): Promise<string> =>
    (await request.answer(deviceCalls.lend, { ...options, body: { childIds } })).token,
  /** Takes the browser back. */
  giveBack: (pin: string, options?: RequestOptions): Promise<Session> =>
    request.answer(deviceCalls.giveBack, { ...options, body: { pin } }),
});

export const accountClient = (request: Request) => ({
  /** Sets the PIN; once there is one, with an ID token of a fresh sign-in. */
  setPin: (pin: string, { idToken, ...options }: RequestOptions & { idToken?: string } = {}): Promise<void> =>
    request.done(accountCalls.setPin, { ...options, body: { pin, ...(idToken && { id_token: idToken }) } }),
});
