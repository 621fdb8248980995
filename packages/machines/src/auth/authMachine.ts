import { assertEvent, assign } from 'xstate';
import type { AuthEffects, IdentityUser } from './authEffects.ts';
import { authSetup } from './authSetup.ts';

/** What becomes of a session that is held when another tab begins or ends one. */
const FROM_OTHER_TABS = {
  'storage.replaced': { guard: 'isOtherToken', target: 'restoring', actions: 'takeOver' },
  'session.expiredElsewhere': {
    guard: 'isHeldToken',
    target: 'signedOut',
    actions: ['removeIfStored', 'noteEnd', 'forgetSession'],
  },
} as const;

/**
 * Signing in and out (product.md 4). Signed in is who holds a token that the backend gave: after the exchange, or from
 * storage after a reload. Every way out forgets the session at once, whatever the provider says afterwards.
 */
export const createAuthMachine = (effects: AuthEffects) =>
  authSetup(effects).createMachine({
    id: 'auth',
    context: ({ input }) => ({
      token: input.storedToken,
      user: null,
      uid: null,
      operation: null,
      failure: null,
      invitation: null,
      ignoresUser: false,
      ended: null,
    }),
    invoke: { src: 'poll' },
    initial: 'restoring',
    states: {
      restoring: {
        always: [
          { guard: 'hasDeviceToken', target: 'device' },
          { guard: 'hasLentToken', target: 'lent' },
          { guard: 'hasToken', target: 'signedIn' },
          { target: 'signedOut' },
        ],
      },
      signedOut: {
        on: {
          'signIn.requested': {
            target: 'signingIn',
            actions: assign({
              operation: ({ event }) => event.request.operation,
              invitation: ({ event }) => event.request.invitation ?? null,
              failure: null,
            }),
          },
          'device.paired': {
            target: 'device',
            actions: [{ type: 'holdToken', params: ({ event }) => event.token }, 'writeToken'],
          },
          'storage.replaced': { guard: 'isDevice', target: 'restoring', actions: 'takeOver' },
          'user.polled': [
            {
              guard: 'hasNewUser',
              target: 'exchanging',
              actions: { type: 'holdPlaceholder', params: ({ event }) => event.user as IdentityUser },
            },
            { guard: 'hasNoUser', actions: 'noticeNoUser' },
          ],
        },
      },
      signingIn: {
        invoke: {
          src: 'signIn',
          input: ({ event }) => {
            assertEvent(event, 'signIn.requested');
            return event.request;
          },
          onDone: {
            target: 'exchanging',
            actions: { type: 'holdPlaceholder', params: ({ event }) => event.output },
          },
          onError: { target: 'signedOut', actions: ['logSignIn', 'keepFailure', 'forgetSession'] },
        },
      },
      exchanging: {
        on: { 'signOut.requested': { target: 'signingOut', actions: ['forgetSession', 'removeToken'] } },
        invoke: {
          src: 'exchange',
          input: ({ context }) => context,
          onDone: [
            {
              guard: 'isOvertaken',
              target: 'restoring',
              actions: [{ type: 'retire', params: ({ event }) => event.output.token }, 'holdStored'],
            },
            {
              target: 'signedIn',
              actions: [
                // Only who was let in is mailed.
                'confirmAddress',
                { type: 'holdSession', params: ({ event }) => event.output },
                'writeToken',
              ],
            },
          ],
          onError: [
            { guard: 'isOvertaken', target: 'restoring', actions: 'holdStored' },
            { target: 'signingOut', actions: ['logExchange', 'keepFailure', 'forgetSession', 'removeToken'] },
          ],
        },
      },
      signedIn: {
        tags: 'authenticated',
        on: {
          ...FROM_OTHER_TABS,
          'session.lent': {
            target: 'lent',
            actions: [{ type: 'holdToken', params: ({ event }) => event.token }, 'writeToken'],
          },
          'signOut.requested': { target: 'signingOut', actions: ['revokeSession', 'forgetSession', 'removeToken'] },
          'session.renewed': {
            guard: 'isSameUser',
            actions: [{ type: 'holdSession', params: ({ event }) => event.session }, 'writeToken'],
          },
          'user.changed': { actions: assign(({ event }) => ({ user: event.user })) },
          'session.expired': {
            target: 'signingOut',
            actions: ['noteEnd', 'forgetSession', 'removeToken'],
          },
          'storage.cleared': { target: 'signedOut', actions: 'forgetSession' },
          'user.polled': [
            { guard: 'hasNoUser', target: 'signedOut', actions: ['forgetSession', 'removeToken'] },
            // Another tab signed someone else in, and may have stored their token: only this tab's session goes.
            {
              guard: 'hasOtherUser',
              target: 'signedOut',
              actions: ['removeIfStored', 'forgetSession', 'noticeNoUser'],
            },
            { guard: 'hasFirstSight', actions: 'showUser' },
          ],
        },
      },
      // The provider's current user concerns neither of the two: nobody is polled into or out of them.
      device: {
        tags: 'authenticated',
        on: {
          ...FROM_OTHER_TABS,
          'session.expired': {
            target: 'signedOut',
            actions: ['noteEnd', 'forgetSession', 'removeToken'],
          },
          // Clearing a key makes a child's browser nobody else's.
          'storage.cleared': { actions: 'writeToken' },
        },
      },
      lent: {
        tags: 'authenticated',
        entry: 'forgetUser',
        on: {
          ...FROM_OTHER_TABS,
          'session.returned': {
            target: 'signedIn',
            actions: [{ type: 'holdSession', params: ({ event }) => event.session }, 'writeToken'],
          },
          // Signing in again: the server knows nothing of it, as a lent session can't sign out there.
          'signOut.requested': { target: 'signingOut', actions: ['forgetSession', 'removeToken'] },
          'session.expired': {
            target: 'signingOut',
            actions: ['noteEnd', 'forgetSession', 'removeToken'],
          },
          'storage.cleared': { actions: 'writeToken' },
        },
      },
      signingOut: {
        invoke: {
          src: 'signOut',
          onDone: 'signedOut',
          onError: { target: 'signedOut', actions: ['logSignOut', 'keepSignOutFailure'] },
        },
        after: { signOutTimeout: { target: 'signedOut', actions: ['logSignOut', 'keepSignOutFailure'] } },
      },
    },
  });

export type AuthMachine = ReturnType<typeof createAuthMachine>;
