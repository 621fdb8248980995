import { needsOnboarding as answerOf, type OnboardingActor, type OnboardingSnapshot } from '@kovan/machines/onboarding';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../layout/paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { useChildren } from './ChildrenProvider.tsx';
import { requiredContext } from './requiredContext.ts';
import { useSelected } from './useSelected.ts';

const [Provide, useActor] = requiredContext<OnboardingActor>('useOnboarding', 'OnboardingProvider');

/**
 * What `select` finds in whether the family still has to add its first child (product.md 4, Onboarding). A component draws
 * anew only when that changes.
 */
export const useOnboarding = <Found,>(select: (now: OnboardingSnapshot) => Found): Found =>
  useSelected(useActor(), select);

const isNeeded = (now: OnboardingSnapshot): boolean => answerOf(now) === true;

/** Whether the family has to add its first child, as far as that is known: the other parent may have, since it was asked. */
export const useMustAddChild = (): boolean => {
  const wasNeeded = useOnboarding(isNeeded);
  return useChildren().children.length === 0 && wasNeeded;
};

/** Whether that is settled without one having to be added: there are children, or it can't be found out. */
export const isNeededNot = (now: OnboardingSnapshot): boolean => hasCheckFailed(now) || answerOf(now) === false;

/** Whether it could not be found out. */
export const hasCheckFailed = (now: OnboardingSnapshot): boolean => now.matches('failed');

/** Asks again after that has failed. */
export const useOnboardingRetry = (): (() => void) => {
  const actor = useActor();
  return () => actor.send({ type: 'check.retried' });
};

/**
 * Has it asked once somebody is signed in. A child's device and a lent browser have no family to set up, nor the right to
 * ask; who joins a family is asked for that one, and not for the own family that is left behind (PE-06).
 */
const useAsking = (onboarding: OnboardingActor): void => {
  const { kind } = useAuth();
  const { pathname } = useLocation();
  const isUnasked = useSelected(onboarding, (now) => now.matches('signedOut'));
  const shallAsk = isUnasked && kind === 'adult' && pathname !== paths.join;
  useEffect(() => {
    if (shallAsk) onboarding.send({ type: 'session.started' });
  }, [shallAsk, onboarding]);
};

export const OnboardingProvider = ({ onboarding, children }: { onboarding: OnboardingActor; children: ReactNode }) => {
  useAsking(onboarding);
  return <Provide value={onboarding}>{children}</Provide>;
};
