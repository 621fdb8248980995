import { type ActorRefFrom, createActor, fromPromise, setup, type SnapshotFrom, waitFor } from 'xstate';

/** What the onboarding machine does to the world. */
export interface OnboardingEffects {
  /** Asks the backend whether the family still has to add its first child. */
  checkStatus(): Promise<{ readonly needsOnboarding: boolean }>;
  /** Loads the children list anew; nobody waits for it, and its failure is its own. */
  refreshChildren(): void;
  /** Told of a failed check; logs operation, status and code only. */
  logFailure(error: unknown): void;
}

export type OnboardingEvent =
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'check.retried' }
  /** A child was added or deleted, so the answer may have changed. */
  | { readonly type: 'children.changed' };

/**
 * Whether the family still has to add its first child (product.md 4, Onboarding): asked once per sign-in, again after
 * the children changed, and on a retry after a failure.
 */
export const createOnboardingMachine = ({ checkStatus, refreshChildren, logFailure }: OnboardingEffects) =>
  setup({
    types: { events: {} as OnboardingEvent },
    actors: { checkStatus: fromPromise(() => checkStatus()) },
    guards: { isNeeded: (_, { needsOnboarding }: { needsOnboarding: boolean }) => needsOnboarding },
    actions: {
      refreshChildren: () => refreshChildren(),
      logFailure: (_, { error }: { error: unknown }) => logFailure(error),
    },
  }).createMachine({
    id: 'onboarding',
    initial: 'signedOut',
    on: { 'session.ended': '.signedOut' },
    states: {
      signedOut: { on: { 'session.started': 'checking' } },
      checking: {
        // A check that began before the change would answer for the family as it was.
        on: { 'children.changed': { target: 'checking', reenter: true } },
        invoke: {
          src: 'checkStatus',
          onDone: [
            { guard: { type: 'isNeeded', params: ({ event }) => event.output }, target: 'needed' },
            { target: 'settled', actions: 'refreshChildren' },
          ],
          onError: { target: 'failed', actions: { type: 'logFailure', params: ({ event }) => event } },
        },
      },
      needed: { on: { 'children.changed': 'checking' } },
      settled: { on: { 'children.changed': 'checking' } },
      failed: { on: { 'check.retried': 'checking', 'children.changed': 'checking' } },
    },
  });

export type OnboardingActor = ActorRefFrom<ReturnType<typeof createOnboardingMachine>>;
export type OnboardingSnapshot = SnapshotFrom<ReturnType<typeof createOnboardingMachine>>;

/** The onboarding actor, not yet started. */
export const createOnboardingActor = (effects: OnboardingEffects) => createActor(createOnboardingMachine(effects));

/** The answer, or `null` while it is not known. */
export const needsOnboarding = ({ value }: OnboardingSnapshot): boolean | null => {
  if (value === 'needed') return true;
  return value === 'settled' ? false : null;
};

/** Asks again after the children changed; resolves when the answer is known or has failed. */
export const recheckOnboarding = async (actor: OnboardingActor): Promise<void> => {
  actor.send({ type: 'children.changed' });
  await waitFor(actor, (now) => !now.matches('checking'));
};
