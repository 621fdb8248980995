import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createOnboardingActor, needsOnboarding, recheckOnboarding } from './index.ts';

type Answer = boolean | Error;

/** Answers in turn; a check beyond them fails the test. */
const start = (...answers: Answer[]) => {
  const seen = { checks: 0, refreshes: 0, failures: [] as unknown[] };
  const actor = createOnboardingActor({
    checkStatus: async () => {
      const answer = answers[seen.checks++];
      if (answer === undefined) throw new Error('checked more often than expected');
      if (answer instanceof Error) throw answer;
      return { needsOnboarding: answer };
    },
    refreshChildren: () => void seen.refreshes++,
    logFailure: (error) => seen.failures.push(error),
  }).start();
  const checked = () => waitFor(actor, (now) => !now.matches('checking'));
  return { actor, seen, checked };
};

describe('onboarding', () => {
  it('[S-25] asks nothing while signed out, and once when signed in', async () => {
    const { actor, seen, checked } = start(true);
    actor.send({ type: 'check.retried' });
    actor.send({ type: 'children.changed' });
    expect(actor.getSnapshot().value).toBe('signedOut');
    actor.send({ type: 'session.started' });
    actor.send({ type: 'session.started' });
    expect(needsOnboarding(actor.getSnapshot())).toBeNull();
    await checked();
    actor.send({ type: 'session.started' });
    expect(seen.checks).toBe(1);
  });

  it('[S-26] is needed when the answer says so, and refreshes no list', async () => {
    const { actor, seen, checked } = start(true);
    actor.send({ type: 'session.started' });
    await checked();
    expect(needsOnboarding(actor.getSnapshot())).toBe(true);
    expect(seen.refreshes).toBe(0);
  });

  it('[S-27] refreshes the children list when it is not needed', async () => {
    const { actor, seen, checked } = start(false);
    actor.send({ type: 'session.started' });
    await checked();
    expect(needsOnboarding(actor.getSnapshot())).toBe(false);
    expect(seen.refreshes).toBe(1);
  });

  it('[S-28] [X-10] a failed check is told, repeats itself never, and can be retried', async () => {
    const failure = new Error('503');
    const { actor, seen, checked } = start(failure, failure, false);
    actor.send({ type: 'session.started' });
    await checked();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(needsOnboarding(actor.getSnapshot())).toBeNull();
    expect(seen).toEqual({ checks: 1, refreshes: 0, failures: [failure] });
    for (const state of ['failed', 'settled']) {
      actor.send({ type: 'check.retried' });
      await checked();
      expect(actor.getSnapshot().value).toBe(state);
    }
    actor.send({ type: 'check.retried' });
    expect(seen.checks).toBe(3);
  });

  it('[Q-06] asks again after children were added or deleted', async () => {
    const { actor, seen, checked } = start(true, false, true);
    actor.send({ type: 'session.started' });
    await checked();
    await recheckOnboarding(actor);
    expect(needsOnboarding(actor.getSnapshot())).toBe(false);
    expect(seen.refreshes).toBe(1);
    await recheckOnboarding(actor);
    expect(needsOnboarding(actor.getSnapshot())).toBe(true);
  });

  it('[Q-06] takes no answer of a check that began before the children changed', async () => {
    const { actor, seen, checked } = start(true, false);
    actor.send({ type: 'session.started' });
    actor.send({ type: 'children.changed' });
    await checked();
    expect(actor.getSnapshot().value).toBe('settled');
    expect(seen.checks).toBe(2);
  });

  it('[Q-06] is asked again only once the answer is there', async () => {
    const order: string[] = [];
    const slowly = async (): Promise<void> => {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    };
    const actor = createOnboardingActor({
      checkStatus: async () => {
        await slowly();
        order.push('answered');
        return { needsOnboarding: false };
      },
      refreshChildren: () => order.push('refreshed'),
      logFailure: () => undefined,
    }).start();
    actor.send({ type: 'session.started' });
    await recheckOnboarding(actor);
    order.push('told');
    // The first check goes on, and nobody listens to it.
    expect(order).toEqual(['answered', 'answered', 'refreshed', 'told']);
  });

  it('[Q-06] asks again after a failure when the children change', async () => {
    const { actor, checked } = start(new Error(), false);
    actor.send({ type: 'session.started' });
    await checked();
    await recheckOnboarding(actor);
    expect(needsOnboarding(actor.getSnapshot())).toBe(false);
  });

  it('[S-25] forgets the answer when the session ends, and asks again at the next sign-in', async () => {
    const { actor, seen, checked } = start(false, true);
    actor.send({ type: 'session.started' });
    await checked();
    actor.send({ type: 'session.ended' });
    expect(needsOnboarding(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'session.started' });
    actor.send({ type: 'session.ended' });
    await checked();
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(seen.refreshes).toBe(1);
  });
});
