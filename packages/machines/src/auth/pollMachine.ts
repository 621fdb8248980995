import { sendParent, setup } from 'xstate';
import type { IdentityProvider, IdentityUser } from './authEffects.ts';

/** What one look at the provider's current user gave; `undefined` before its first definite answer. */
export interface UserPolled {
  readonly type: 'user.polled';
  readonly user: IdentityUser | null | undefined;
}

/** Tells its parent once per second whom the SDK names as the current user; asks no network. */
export const createPollMachine = (currentUser: IdentityProvider['currentUser']) =>
  setup({
    actions: { tell: sendParent((): UserPolled => ({ type: 'user.polled', user: currentUser() })) },
    delays: { pollInterval: 1000 },
  }).createMachine({
    id: 'poll',
    initial: 'waiting',
    states: { waiting: { after: { pollInterval: { target: 'waiting', reenter: true, actions: 'tell' } } } },
  });
