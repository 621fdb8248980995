import type { Device } from '@kovan/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

/** How often a dialog that waits for a device looks, in milliseconds. */
const LOOK_EVERY = 2000;

/** The children's devices of the family; while somebody waits for one to be paired, read every two seconds. */
export const useDevices = ({ isWaiting = false }: { isWaiting?: boolean } = {}) => {
  const api = useApi();
  return useQuery<Device[]>({
    queryKey: keys.devices,
    queryFn: ({ signal }) => api.devices.list({ signal }),
    refetchInterval: isWaiting ? LOOK_EVERY : false,
    meta: { operation: 'devices.list' },
  });
};
