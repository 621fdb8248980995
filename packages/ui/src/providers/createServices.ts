import { type ApiClient, createApiClient } from '@kovan/api-client';
import {
  type AuthActor,
  createAuthActor,
  heldToken,
  type IdentityAccount,
  type IdentityProvider,
  isAuthenticated,
  sessionKind,
  tokenStorage,
} from '@kovan/machines/auth';
import type { SessionKind } from '@kovan/domain/sessionKinds';
import { createOnboardingActor, type OnboardingActor } from '@kovan/machines/onboarding';
import { createViewActor, type ViewActor } from '@kovan/machines/viewMode';
import type { QueryClient } from '@tanstack/react-query';
import type { LocalDatabase } from '../data/localDatabase.ts';
import type { Queue } from '../data/queue/queue.ts';
import { createLock } from '../data/lock.ts';
import { lookForServer } from '../data/lookForServer.ts';
import { noteReach } from '../data/online.ts';
import { createUpdates, type Updates } from '../data/updates.ts';
import { i18n } from '../i18n/i18n.ts';
import type { AuthSource } from './AuthProvider.tsx';
import { authSourceOf } from './authSource.ts';
import type { KeyValueStorage } from './browserStorage.ts';
import type { Clock } from './ClockProvider.tsx';
import { authEffects, onboardingEffects } from './effects.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { createOwnersAnswers } from './ownersAnswers.ts';
import { createSaid, type Said } from './said.ts';
import { createOwnersQueue } from './ownersQueue.ts';

/** What the outside gives the app. */
export interface Ports {
  readonly identity: IdentityProvider & IdentityAccount;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly queryClient: QueryClient;
  /** Where the last answers are kept; without it they are not. */
  readonly database?: LocalDatabase;
  /** The calls, where they shall not go to the page's own origin. */
  readonly api?: ApiClient;
  /** Other versions of the app; without them a press loads the page anew. */
  readonly updates?: Updates;
  /** How long a call may take, in milliseconds, where it shall not be as long as usual. */
  readonly timeoutMs?: number;
}

/** What runs behind the screens: the machines, and the client whose calls carry the token. */
export interface Services extends Pick<Ports, 'clock' | 'queryClient'> {
  /** What people do with their account at the identity provider. */
  readonly account: IdentityAccount;
  readonly api: ApiClient;
  readonly auth: AuthActor;
  /** Who is signed in, for the screens. */
  readonly session: AuthSource;
  readonly view: ViewActor;
  readonly onboarding: OnboardingActor;
  /** What is to be sent exactly once. */
  readonly queue: Queue;
  /** Comes when what the signed-in read last is in the cache, and what they did and waits is known; with nothing kept, at once. */
  readonly restored: Promise<void>;
  readonly updates: Updates;
  /** The messages that stand there. */
  readonly said: Said;
  /** Ends what runs in the background; the services cannot be used any more. */
  stop(): void;
}

/**
 * Starts the machines and ties them to the client: calls carry the token that the auth machine holds, and a 401 to any of
 * them is told to it. When the session ends, in this tab or another, view and cached answers go (S-10); the answers also
 * when it becomes somebody else's, or is handed to children (OF-02).
 */
export const createServices = ({
  identity,
  storage,
  clock,
  queryClient,
  database,
  timeoutMs,
  ...ports
}: Ports): Services => {
  const updates = ports.updates ?? createUpdates(() => window.location.reload());
  const clientWith = (getToken: () => string | null, onUnauthorized: (token: string | null) => void) =>
    createApiClient({
      getToken,
      onUnauthorized,
      onOtherVersion: () => updates.tell('needed'),
      getLanguage: () => i18n.resolvedLanguage ?? 'tr',
      timeZone: () => clock.timeZone,
      onReached: noteReach,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  const held = () => heldToken(auth.getSnapshot());
  const sessionLock = createLock('kovan-session');
  /**
   * Judges a 401 once no tab swaps the session: the answer to a swap, which ends the session before it has brought the next
   * one, may be a slow line's length behind.
   */
  const judge = (refused: string | null) =>
    sessionLock(async () => {
      // This tab may not have been told yet of what another one has stored.
      const stored = readToken();
      if (stored !== null) auth.send({ type: 'storage.replaced', token: stored });
      if (refused === null || held() !== refused) return;
      // Before the token goes from storage, which says nothing of why.
      otherTabs.tell({ type: 'session.expiredElsewhere', token: refused });
      auth.send({ type: 'session.expired' });
    });
  const api = ports.api ?? clientWith(held, (refused) => void judge(refused));

  const effects = authEffects({
    identity,
    storage,
    api,
    clientOf: (token) =>
      clientWith(
        () => token,
        () => undefined,
      ),
  });
  const { read: readToken } = tokenStorage(effects);
  const auth: AuthActor = createAuthActor(effects);

  const view = createViewActor({
    read: (key) => storage.getItem(key),
    write: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
  });
  const onboarding = createOnboardingActor(onboardingEffects(api, queryClient));

  const waiting = createOwnersQueue({ api, auth, clock, database, queryClient });
  const { queue } = waiting;
  const answers = createOwnersAnswers({ queryClient, database, readToken });

  let kindBefore: SessionKind | null = null;
  const follow = () => {
    const now = auth.getSnapshot();
    const kind = isAuthenticated(now) ? sessionKind(now) : null;
    answers.follow(kind === null ? null : heldToken(now));
    waiting.follow();
    if (kind === kindBefore) return;
    kindBefore = kind;
    if (kind !== 'adult') onboarding.send({ type: 'session.ended' });
    view.send(kind === null ? { type: 'session.ended' } : { type: 'session.started', kind });
  };

  const otherTabs = joinOtherTabs(auth);
  const stopLooking = lookForServer(() => api.server.settings());
  const subscription = auth.subscribe(follow);
  for (const actor of [view, onboarding, auth]) actor.start();
  follow();

  return {
    api,
    auth,
    account: identity,
    session: authSourceOf({
      actor: auth,
      effects,
      account: identity,
      swap: async (work) => {
        // What was done is sent in this session's name: whoever has the next one sends nothing of it.
        await queue.emptied();
        await sessionLock(work);
      },
      discard: waiting.discard,
      tellTabs: otherTabs.tell,
    }),
    queue,
    view,
    onboarding,
    clock,
    queryClient,
    restored: Promise.all([answers.restored(), waiting.restored()]).then(() => undefined),
    updates,
    said: createSaid(),
    stop: () => {
      answers.stop();
      otherTabs.leave();
      stopLooking();
      subscription.unsubscribe();
      queue.stop();
      for (const actor of [auth, onboarding, view]) actor.stop();
    },
  };
};
