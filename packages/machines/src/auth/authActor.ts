import { kindOfToken, type SessionKind } from '@kovan/domain/sessionKinds';
import { type ActorOptions, type ActorRefFrom, createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { AuthEffects, Session, SignInRequest, User, WithInvitation } from './authEffects.ts';
import { type AuthMachine, createAuthMachine } from './authMachine.ts';
import { failureOf, IdentityError } from './identityError.ts';
import { endUnawaited, isToken, tokenStorage } from './session.ts';

export type AuthActor = ActorRefFrom<AuthMachine>;
export type AuthSnapshot = SnapshotFrom<AuthMachine>;
export type AuthStatus =
  | 'signedOut'
  | 'signingIn'
  | 'exchanging'
  | 'signedIn'
  | 'signingOut'
  | 'device'
  | 'lent'
  | 'unpaired'
  | 'expired';

/**
 * The auth actor, not yet started. A token in storage counts as signed in at once, without an exchange; the user
 * is then the provider's, known from the first poll after its first definite answer.
 */
export const createAuthActor = (effects: AuthEffects, options: Pick<ActorOptions<AuthMachine>, 'clock'> = {}) =>
  createActor(createAuthMachine(effects), { ...options, input: { storedToken: tokenStorage(effects).read() } });

/** Where signing in and out stands; `restoring` is left before anyone can look. */
export const authStatus = ({ value, context }: AuthSnapshot): AuthStatus => {
  if ((value === 'signedOut' || value === 'signingOut') && context.ended) return context.ended;
  return value === 'restoring' ? 'signedOut' : value;
};

/** Whether a real token is held, of whatever kind; the placeholder is none. */
export const isAuthenticated = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('authenticated');

/** What the held token stands for; `null` while none is held. */
export const sessionKind = (snapshot: AuthSnapshot): SessionKind | null => {
  const token = heldToken(snapshot);
  return token === null ? null : kindOfToken(token);
};

/** The token that product calls carry: never the placeholder. */
export const heldToken = ({ context }: AuthSnapshot): string | null => (isToken(context.token) ? context.token : null);

/** The current user, known from sign-in on, before the exchange already. */
export const currentUser = ({ context }: AuthSnapshot): User | null => context.user;

const failureFrom = ({ context: { failure } }: AuthSnapshot, otherwise: string): IdentityError =>
  failure ? new IdentityError(failure.code, failure.status) : new IdentityError(otherwise);

/** Whether something goes on that nobody asked for here and that ends by itself: a signing out, or an exchange by the poll. */
const isOnItsOwn = (now: AuthSnapshot): boolean =>
  now.matches('signingOut') || (now.matches('exchanging') && now.context.operation === null);

/**
 * Signs in, up, or in with Google, and resolves when the exchange has succeeded. Rejects with an `IdentityError` when the
 * provider or the backend refuses, and with `auth/busy` when no sign-in is possible now. A signing out that is still
 * under way is waited for, and so is an exchange that the poll began.
 */
export const requestSignIn = async (actor: AuthActor, request: SignInRequest & WithInvitation): Promise<void> => {
  const event = { type: 'signIn.requested', request } as const;
  if (isOnItsOwn(actor.getSnapshot())) await waitFor(actor, (now) => !isOnItsOwn(now));
  if (!actor.getSnapshot().can(event)) throw new IdentityError('auth/busy');
  actor.send(event);
  const settled = await waitFor(actor, (now) => !now.matches('signingIn') && !now.matches('exchanging'));
  if (!isAuthenticated(settled)) throw failureFrom(settled, 'auth/cancelled');
};

/**
 * Signs out. The session is forgotten at once; rejects with an `IdentityError` when the provider fails, of which
 * the user is shown nothing. Where there is nothing to sign out of it does nothing.
 */
export const requestSignOut = async (actor: AuthActor): Promise<void> => {
  const event = { type: 'signOut.requested' } as const;
  if (!actor.getSnapshot().can(event)) return;
  actor.send(event);
  const settled = await waitFor(actor, (now) => !now.matches('signingOut'));
  if (settled.context.failure?.operation === 'signOut') throw failureFrom(settled, 'auth/cancelled');
};

/**
 * Makes this browser a child's device: pairs it, signs out whoever is signed in here, at the provider too, and only then
 * holds the token, so that no adult's sign-in is left behind it. A code is good for one pairing: the provider, which may not
 * load, is there before it is spent. Rejects with what loading, pairing, or signing out, rejects with.
 */
export const requestPairing = async <Paired extends { readonly token: string }>(
  actor: AuthActor,
  { identity }: Pick<AuthEffects, 'identity'>,
  pair: () => Promise<Paired>,
): Promise<Paired> => {
  await identity.ready();
  const paired = await pair();
  await requestSignOut(actor);
  await identity.signOut();
  actor.send({ type: 'device.paired', token: paired.token });
  return paired;
};

/** Swaps the adult's session for a lent one, whose token `lend` gives. Rejects with what that rejects with. */
export const requestLending = async (actor: AuthActor, lend: () => Promise<string>): Promise<void> => {
  actor.send({ type: 'session.lent', token: await lend() });
};

/**
 * Goes on with the session that `join` gives, in another family: the same user's, as the provider knows them. Rejects with
 * what that rejects with.
 */
export const requestMove = async (
  actor: AuthActor,
  { identity }: Pick<AuthEffects, 'identity'>,
  join: () => Promise<Session>,
): Promise<void> => {
  const session = await join();
  actor.send({ type: 'session.renewed', session, uid: identity.currentUser()?.uid ?? '' });
};

/** Takes a lent browser back by the session that `giveBack` gives for the PIN. Rejects with what that rejects with. */
export const requestReturn = async (actor: AuthActor, giveBack: () => Promise<Session>): Promise<void> => {
  actor.send({ type: 'session.returned', session: await giveBack() });
};

/**
 * Exchanges a fresh ID token of the user who is signed in, so that the backend learns what the provider knows now, such
 * as a confirmed address; the session goes on with the token that it answers, and the one of before ends. Rejects with an
 * `IdentityError`.
 */
export const renewSession = async (actor: AuthActor, effects: AuthEffects): Promise<void> => {
  const { identity, exchange, revoke, retire, log } = effects;
  try {
    const user = identity.currentUser();
    if (!user || !actor.getSnapshot().matches('signedIn')) throw new IdentityError('auth/no-current-user');
    const session = await exchange(await user.getIdToken(true), null);
    if (!isToken(session.token)) throw new IdentityError('invalidAnswer');
    const before = heldToken(actor.getSnapshot());
    actor.send({ type: 'session.renewed', session, uid: user.uid });
    // Signed out meanwhile: nobody has any use for this session.
    if (heldToken(actor.getSnapshot()) !== session.token) await revoke?.(session.token);
    // Else nobody has any for the one of before, which would be listed as another browser.
    else if (before !== null && before !== session.token) endUnawaited(effects, retire?.(before));
  } catch (error) {
    const { code, status } = failureOf(error);
    log({ operation: 'renewal', code, status });
    throw new IdentityError(code, status);
  }
};

/** Has the provider mail the user who is signed in a link that confirms the address. Rejects with an `IdentityError`. */
export const requestConfirmation = async ({ identity, log }: AuthEffects): Promise<void> => {
  try {
    await identity.sendConfirmation();
  } catch (error) {
    const { code, status } = failureOf(error);
    log({ operation: 'confirmation', code, status });
    throw new IdentityError(code, status);
  }
};
