import type { AccountSession } from '@kovan/api-client/contract';
import { profileClient } from '@kovan/api-client/people';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

/** Where the account is signed in, the latest seen first. */
export const useAccountSessions = () => {
  const { request } = useApi();
  return useQuery<AccountSession[]>({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => profileClient(request).sessions({ signal }),
    meta: { operation: 'profile.sessions' },
  });
};
