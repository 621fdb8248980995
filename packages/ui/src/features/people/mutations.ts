import type { Adult, NewInvitation, Session } from '@kovan/api-client/contract';
import { peopleClient } from '@kovan/api-client/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

const usePeopleChange = <Input, Answer>(
  operation: string,
  send: (api: ReturnType<typeof peopleClient>, input: Input) => Promise<Answer>,
  /** Whether it ends the session once it is done: what is read with that would be told as a session that has run out. */
  endsSession: (input: Input) => boolean = () => false,
): ((input: Input) => Promise<Answer>) => {
  const { request } = useApi();
  const client = useQueryClient();
  return useMutation({
    meta: { operation },
    mutationFn: (input: Input) => send(peopleClient(request), input),
    onSettled: (_answer, error, input) =>
      error === null && endsSession(input) ? undefined : client.invalidateQueries({ queryKey: keys.people }),
  }).mutateAsync;
};

/** Invites another adult: the link is told once. Rejects with the call's error, already logged, as the others do. */
export const useInvite = (): (() => Promise<NewInvitation>) => {
  const invite = usePeopleChange<void, NewInvitation>('people.invite', (api) => api.invite());
  return () => invite();
};

/** Withdraws an invitation. */
export const useWithdraw = (): ((id: string) => Promise<void>) =>
  usePeopleChange('people.withdraw', (api, id: string) => api.withdraw(id));

/** Removes an adult; oneself, it is leaving. */
export const useRemoveAdult = (): ((adult: Adult) => Promise<void>) =>
  usePeopleChange(
    'people.removeAdult',
    (api, { id }: Adult) => api.removeAdult(id),
    ({ isYou }) => isYou,
  );

/** Moves the signed-in user into the family of an invitation. */
export const useJoin = (): ((code: string) => Promise<Session>) =>
  usePeopleChange('people.join', (api, code: string) => api.join(code));
