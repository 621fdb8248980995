import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type {
  AuthEffects,
  IdentityUser,
  Session,
  SignInOperation,
  SignInRequest,
  User,
  WithInvitation,
} from './authEffects.ts';
import { failureOf, IdentityError } from './identityError.ts';
import { kindOfToken } from '@kovan/domain/sessionKinds';
import { createPollMachine, type UserPolled } from './pollMachine.ts';
import { isToken, PLACEHOLDER_TOKEN, tokenStorage, userOf } from './session.ts';

/** Why the last operation that someone waits for failed. */
export interface AuthFailure {
  readonly operation: SignInOperation | 'signOut';
  readonly code: string;
  readonly status: number | undefined;
}

export interface AuthContext {
  /** The placeholder while exchanging, the real one while signed in. */
  readonly token: string | null;
  readonly user: User | null;
  /** Whose session it is at the provider, once that is known. */
  readonly uid: string | null;
  /** What the person asked for, while it is under way; an exchange after a reload has nobody waiting. */
  readonly operation: SignInOperation | null;
  readonly failure: AuthFailure | null;
  /** The code of an operator's link, until the exchange has had it. */
  readonly invitation: string | null;
  /** Set by whatever ended in `signedOut`: a user whom the poll still sees is then no news and must not sign in again. */
  readonly ignoresUser: boolean;
  /** How the last session ended of itself, a device's by unpairing it, until somebody signs in or pairs it again. */
  readonly ended: 'unpaired' | 'expired' | null;
}

export type AuthEvent =
  | { readonly type: 'signIn.requested'; readonly request: SignInRequest & WithInvitation }
  /** The user of this session has exchanged anew, to tell the backend what the provider knows now. */
  | { readonly type: 'session.renewed'; readonly session: Session; readonly uid: string }
  /** The user is called otherwise by now. */
  | { readonly type: 'user.changed'; readonly user: User }
  /** This browser was paired as a child's device; nobody is signed in at the provider any more. */
  | { readonly type: 'device.paired'; readonly token: string }
  /** The session was swapped for one that shows children alone; its user stays at the provider. */
  | { readonly type: 'session.lent'; readonly token: string }
  /** The PIN gave a lent browser back. */
  | { readonly type: 'session.returned'; readonly session: Session }
  /** Another tab stored a token of its own. */
  | { readonly type: 'storage.replaced'; readonly token: string }
  | { readonly type: 'signOut.requested' }
  /** A product call was answered with 401. */
  | { readonly type: 'session.expired' }
  /** The same in another tab, whose signing out is for all. */
  | { readonly type: 'session.expiredElsewhere'; readonly token: string }
  /** The token went from storage in another tab, which signs out at the provider for all. */
  | { readonly type: 'storage.cleared' }
  | UserPolled;

/** What failed, by the event that told so; only a time-out comes without an error. */
const failing = (event: object): { code: string; status: number | undefined } =>
  'error' in event ? failureOf(event.error) : { code: 'timeout', status: undefined };

/**
 * Signing in and out (product.md 4). Signed in is who holds a token that the backend gave: after the exchange, or from
 * storage after a reload. Every way out forgets the session at once, whatever the provider says afterwards.
 */
export const createAuthMachine = (effects: AuthEffects) => {
  const { identity, log } = effects;
  const storage = tokenStorage(effects);
  return setup({
    types: {
      context: {} as AuthContext,
      events: {} as AuthEvent,
      input: {} as { storedToken: string | null },
    },
    actors: {
      poll: createPollMachine(() => identity.currentUser()),
      signIn: fromPromise<IdentityUser, SignInRequest>(({ input }) => {
        if (input.operation === 'google') return identity.signInWithGoogle();
        if (input.operation === 'login') return identity.signIn(input.email, input.password);
        const { email, password, firstName, lastName } = input;
        return identity.signUp({ email, password, firstName, lastName });
      }),
      exchange: fromPromise<Session, string | null>(async ({ input: invitation }) => {
        const user = identity.currentUser();
        if (!user) throw new IdentityError('auth/no-current-user');
        const session = await effects.exchange(await user.getIdToken(), invitation);
        if (!isToken(session.token)) throw new IdentityError('invalidAnswer');
        return session;
      }),
      signOut: fromPromise<void>(() => identity.signOut()),
    },
    guards: {
      hasToken: ({ context }) => isToken(context.token),
      hasDeviceToken: ({ context }) => isToken(context.token) && kindOfToken(context.token) === 'device',
      hasLentToken: ({ context }) => isToken(context.token) && kindOfToken(context.token) === 'lent',
      isHeldToken: ({ context, event }) => event.type === 'session.expiredElsewhere' && event.token === context.token,
      isOtherToken: ({ context, event }) =>
        event.type === 'storage.replaced' && isToken(event.token) && event.token !== context.token,
      hasNewUser: ({ context, event }) => event.type === 'user.polled' && !!event.user && !context.ignoresUser,
      hasNoUser: ({ event }) => event.type === 'user.polled' && event.user === null,
      hasOtherUser: ({ context, event }) =>
        event.type === 'user.polled' && !!event.user && context.uid !== null && event.user.uid !== context.uid,
      isSameUser: ({ context, event }) =>
        event.type === 'session.renewed' && (context.uid === null || event.uid === context.uid),
      hasFirstSight: ({ context, event }) => event.type === 'user.polled' && !!event.user && context.uid === null,
    },
    actions: {
      removeToken: () => storage.remove(),
      // Another tab may have begun the next session since.
      removeIfStored: ({ context }) => {
        if (storage.read() === context.token) storage.remove();
      },
      writeToken: ({ context }) => {
        if (isToken(context.token)) storage.write(context.token);
      },
      holdToken: assign((_, token: string) => ({ token, failure: null, ended: null })),
      holdSession: assign((_, { token, user }: Session) => ({ token, user })),
      takeOver: assign((_, token: string) => ({ token, user: null, uid: null })),
      noteEnd: assign((_, ended: 'unpaired' | 'expired') => ({ ended })),
      forgetUser: assign({ user: null, uid: null }),
      revokeSession: ({ context }) => {
        if (!effects.revoke || !isToken(context.token)) return;
        effects.revoke(context.token).catch((error: unknown) => log({ operation: 'revoke', ...failureOf(error) }));
      },
      forgetSession: assign({
        token: null,
        user: null,
        uid: null,
        operation: null,
        invitation: null,
        ignoresUser: true,
      }),
      confirmAddress: ({ context }) => {
        if (context.operation !== 'register') return;
        // Nobody waits for it; it can be asked for again.
        identity.sendConfirmation().catch((error: unknown) => log({ operation: 'confirmation', ...failureOf(error) }));
      },
      noticeNoUser: assign({ ignoresUser: false }),
      showUser: assign(({ context, event }) => {
        assertEvent(event, 'user.polled');
        return event.user ? { uid: event.user.uid, user: context.user ?? userOf(event.user) } : {};
      }),
      holdPlaceholder: assign((_, user: IdentityUser) => ({
        token: PLACEHOLDER_TOKEN,
        user: userOf(user),
        uid: user.uid,
        failure: null,
        ended: null,
      })),
      logSignIn: ({ context, event }) => {
        if (context.operation) log({ operation: context.operation, ...failing(event) });
      },
      logExchange: ({ event }) => log({ operation: 'exchange', ...failing(event) }),
      logSignOut: ({ event }) => log({ operation: 'signOut', ...failing(event) }),
      keepFailure: assign({
        failure: ({ context, event }) => context.operation && { operation: context.operation, ...failing(event) },
      }),
      // After a failed exchange the person waits for that failure, not for this one.
      keepSignOutFailure: assign({
        failure: ({ context, event }) => context.failure ?? { operation: 'signOut' as const, ...failing(event) },
      }),
    },
    delays: { signOutTimeout: 5000 },
  }).createMachine({
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
          input: ({ context }) => context.invitation,
          onDone: {
            target: 'signedIn',
            actions: [
              // Only who was let in is mailed.
              'confirmAddress',
              assign(({ event }) => ({
                token: event.output.token,
                user: event.output.user,
                operation: null,
                invitation: null,
              })),
              ({ event }) => storage.write(event.output.token),
            ],
          },
          onError: { target: 'signingOut', actions: ['logExchange', 'keepFailure', 'forgetSession', 'removeToken'] },
        },
      },
      signedIn: {
        tags: 'authenticated',
        on: {
          'session.lent': {
            target: 'lent',
            actions: [{ type: 'holdToken', params: ({ event }) => event.token }, 'writeToken'],
          },
          'storage.replaced': {
            guard: 'isOtherToken',
            target: 'restoring',
            actions: { type: 'takeOver', params: ({ event }) => event.token },
          },
          'signOut.requested': { target: 'signingOut', actions: ['revokeSession', 'forgetSession', 'removeToken'] },
          'session.renewed': {
            guard: 'isSameUser',
            actions: [
              assign(({ event }) => ({ token: event.session.token, user: event.session.user })),
              ({ event }) => storage.write(event.session.token),
            ],
          },
          'user.changed': { actions: assign(({ event }) => ({ user: event.user })) },
          'session.expired': {
            target: 'signingOut',
            actions: ['forgetSession', { type: 'noteEnd', params: 'expired' }, 'removeToken'],
          },
          'session.expiredElsewhere': {
            guard: 'isHeldToken',
            target: 'signedOut',
            actions: ['removeIfStored', 'forgetSession', { type: 'noteEnd', params: 'expired' }],
          },
          'storage.cleared': { target: 'signedOut', actions: 'forgetSession' },
          'user.polled': [
            { guard: 'hasNoUser', target: 'signedOut', actions: ['forgetSession', 'removeToken'] },
            // Another tab signed someone else in: the token in storage is that tab's, only this tab's session goes.
            { guard: 'hasOtherUser', target: 'signedOut', actions: ['forgetSession', 'noticeNoUser'] },
            { guard: 'hasFirstSight', actions: 'showUser' },
          ],
        },
      },
      // The provider's current user concerns neither of the two: nobody is polled into or out of them.
      device: {
        tags: 'authenticated',
        on: {
          'session.expired': {
            target: 'signedOut',
            actions: ['forgetSession', { type: 'noteEnd', params: 'unpaired' }, 'removeToken'],
          },
          'session.expiredElsewhere': {
            guard: 'isHeldToken',
            target: 'signedOut',
            actions: ['removeIfStored', 'forgetSession', { type: 'noteEnd', params: 'unpaired' }],
          },
          'storage.replaced': {
            guard: 'isOtherToken',
            target: 'restoring',
            actions: { type: 'takeOver', params: ({ event }) => event.token },
          },
          // Clearing a key makes a child's browser nobody else's.
          'storage.cleared': { actions: 'writeToken' },
        },
      },
      lent: {
        tags: 'authenticated',
        entry: 'forgetUser',
        on: {
          'session.returned': {
            target: 'signedIn',
            actions: [{ type: 'holdSession', params: ({ event }) => event.session }, 'writeToken'],
          },
          // Signing in again: the server knows nothing of it, as a lent session can't sign out there.
          'signOut.requested': { target: 'signingOut', actions: ['forgetSession', 'removeToken'] },
          'session.expired': {
            target: 'signingOut',
            actions: ['forgetSession', { type: 'noteEnd', params: 'expired' }, 'removeToken'],
          },
          'session.expiredElsewhere': {
            guard: 'isHeldToken',
            target: 'signedOut',
            actions: ['removeIfStored', 'forgetSession', { type: 'noteEnd', params: 'expired' }],
          },
          'storage.replaced': {
            guard: 'isOtherToken',
            target: 'restoring',
            actions: { type: 'takeOver', params: ({ event }) => event.token },
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
};

export type AuthMachine = ReturnType<typeof createAuthMachine>;
