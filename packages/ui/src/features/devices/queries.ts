import type { Devices } from '@kovan/api-client/contract';
import { devicesClient } from '@kovan/api-client/people';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

/** How often a dialog that waits for a device looks, in milliseconds. */
const LOOK_EVERY = 2000;

const useDevicesQuery = <Part>(select: (devices: Devices) => Part, isWaiting = false) => {
  const { request } = useApi();
  return useQuery({
    queryKey: keys.devices,
    queryFn: ({ signal }) => devicesClient(request).list({ signal }),
    select,
    refetchInterval: isWaiting ? LOOK_EVERY : false,
    meta: { operation: 'devices.list' },
  });
};

const devicesIn = ({ data }: Devices) => data;
const hasPinIn = ({ hasPin }: Devices) => hasPin;

/** The children's devices of the family; while somebody waits for one to be paired, read every two seconds. */
export const useDevices = ({ isWaiting = false }: { isWaiting?: boolean } = {}) =>
  useDevicesQuery(devicesIn, isWaiting);

/** Whether the viewer has set the PIN that takes a lent browser back. */
export const useHasPin = () => useDevicesQuery(hasPinIn);
