import type { DeviceInput, Pairing } from '@kovan/api-client/contract';
import { accountClient, devicesClient } from '@kovan/api-client/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orGone } from '../../data/isGone.ts';
import { keys } from '../../data/keys.ts';
import { readChildrenWhereGone } from '../../data/readChildrenWhereGone.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.devices });
};

/** Adds a device; rejects with the call's error, already logged. */
export const useAddDevice = (): ((input: DeviceInput) => Promise<Pairing>) => {
  const { request } = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: { operation: 'devices.create' },
    mutationFn: (input: DeviceInput) => devicesClient(request).create(input),
    onSuccess: refresh,
    onError: (error) => readChildrenWhereGone(client, error),
  }).mutateAsync;
};

/** Changes the name and the children of a device; rejects with the call's error, already logged. */
export const useChangeDevice = (): ((change: { id: string; input: DeviceInput }) => Promise<unknown>) => {
  const { request } = useApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: { operation: 'devices.update' },
    mutationFn: ({ id, input }: { id: string; input: DeviceInput }) => devicesClient(request).update(id, input),
    onError: (error) => readChildrenWhereGone(client, error),
    onSettled: refresh,
  }).mutateAsync;
};

/** Ends the pairing of a device; rejects with the call's error, already logged. */
export const useRemoveDevice = (): ((id: string) => Promise<void>) => {
  const { request } = useApi();
  const refresh = useRefresh();
  return useMutation({
    meta: { operation: 'devices.remove' },
    mutationFn: (id: string) => devicesClient(request).remove(id).catch(orGone),
    onSettled: refresh,
  }).mutateAsync;
};

/** Sets the PIN that takes a lent browser back; once there is one, by the token of a fresh sign-in. */
export const useSetPin = (): ((set: { pin: string; idToken?: string }) => Promise<void>) => {
  const { request } = useApi();
  const refresh = useRefresh();
  return useMutation({
    meta: { operation: 'account.setPin' },
    mutationFn: ({ pin, idToken }: { pin: string; idToken?: string }) =>
      accountClient(request).setPin(pin, idToken === undefined ? {} : { idToken }),
    onSuccess: refresh,
  }).mutateAsync;
};
