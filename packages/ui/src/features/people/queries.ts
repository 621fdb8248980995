import type { InvitationLook, People } from '@kovan/api-client/contract';
import { peopleClient } from '@kovan/api-client/people';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

/** The adults of the family, and its open invitations. */
export const usePeople = () => {
  const { request } = useApi();
  return useQuery<People>({
    queryKey: keys.people,
    queryFn: ({ signal }) => peopleClient(request).show({ signal }),
    meta: { operation: 'people.show' },
  });
};

/** Who invites by this code; a code that is not good is an error of status 404, and asked for once. */
export const useInvitationLook = (code: string | null) => {
  const { request } = useApi();
  return useQuery<InvitationLook>({
    // The code is a secret: it stands in no key that could be shown.
    queryKey: keys.invitation,
    queryFn: ({ signal }) => peopleClient(request).look(code ?? '', { signal }),
    enabled: code !== null,
    staleTime: Infinity,
    gcTime: 0,
    meta: { operation: 'people.look' },
  });
};
