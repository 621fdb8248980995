import { kindOfToken } from '@kovan/domain/sessionKinds';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { AuthEffects, IdentityUser, Session, SignInRequest } from './authEffects.ts';
import type { AuthContext, AuthEvent } from './authEvents.ts';
import { failureOf, IdentityError } from './identityError.ts';
import { createPollMachine } from './pollMachine.ts';
import { endUnawaited, isToken, PLACEHOLDER_TOKEN, tokenStorage, userOf } from './session.ts';

/** What failed, by the event that told so; only a time-out comes without an error. */
const failing = (event: object): { code: string; status: number | undefined } =>
  'error' in event ? failureOf(event.error) : { code: 'timeout', status: undefined };

const isDeviceToken = (token: string | null): boolean => isToken(token) && kindOfToken(token) === 'device';

/** What the names in the auth machine's states stand for: whom it asks, when it may go, and what it does. */
export const authSetup = (effects: AuthEffects) => {
  const { identity, log } = effects;
  const storage = tokenStorage(effects);
  /** Whether another tab was asked for the session that nobody asked for here, and has it: it is for all. */
  const isOvertaken = ({ operation }: AuthContext) => operation === null && storage.read() !== null;
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
      exchange: fromPromise<Session, AuthContext>(async ({ input }) => {
        const user = identity.currentUser();
        if (!user || isOvertaken(input)) throw new IdentityError('auth/no-current-user');
        const session = await effects.exchange(await user.getIdToken(), input.invitation);
        if (!isToken(session.token)) throw new IdentityError('invalidAnswer');
        return session;
      }),
      signOut: fromPromise<void>(() => identity.signOut()),
    },
    guards: {
      hasToken: ({ context }) => isToken(context.token),
      hasDeviceToken: ({ context }) => isDeviceToken(context.token),
      hasLentToken: ({ context }) => isToken(context.token) && kindOfToken(context.token) === 'lent',
      isHeldToken: ({ context, event }) => event.type === 'session.expiredElsewhere' && event.token === context.token,
      isOtherToken: ({ context, event }) =>
        event.type === 'storage.replaced' && isToken(event.token) && event.token !== context.token,
      isDevice: ({ event }) => event.type === 'storage.replaced' && isDeviceToken(event.token),
      hasNewUser: ({ context, event }) => event.type === 'user.polled' && !!event.user && !context.ignoresUser,
      isOvertaken: ({ context }) => isOvertaken(context),
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
      holdSession: assign((_, { token, user }: Session) => ({ token, user, operation: null, invitation: null })),
      takeOver: assign(({ event }) => {
        assertEvent(event, 'storage.replaced');
        return { token: event.token, user: null, uid: null, failure: null, ended: null };
      }),
      holdStored: assign(() => ({ token: storage.read() })),
      retire: (_, token: string) => endUnawaited(effects, effects.retire?.(token)),
      noteEnd: assign({ ended: ({ context }) => (isDeviceToken(context.token) ? 'unpaired' : 'expired') }),
      forgetUser: assign({ user: null, uid: null }),
      revokeSession: ({ context }) => {
        if (isToken(context.token)) endUnawaited(effects, effects.revoke?.(context.token));
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
  });
};
