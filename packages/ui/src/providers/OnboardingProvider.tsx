import { needsOnboarding as answerOf, type OnboardingActor } from '@kovan/machines/onboarding';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../layout/paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { requiredContext } from './requiredContext.ts';

/** Whether the family still has to add its first child (product.md 4, Onboarding). */
export interface Onboarding {
  /** `null` while it is not known. */
  readonly needsOnboarding: boolean | null;
  readonly isLoading: boolean;
  readonly isError: boolean;
  retry(): void;
}

const [Provide, useOnboarding] = requiredContext<Onboarding>('useOnboarding', 'OnboardingProvider');

export { useOnboarding };

/**
 * Has it asked once somebody is signed in. A child's device and a lent browser have no family to set up, nor the right to
 * ask; who joins a family is asked for that one, and not for the own family that is left behind (PE-06).
 */
const useAsking = (onboarding: OnboardingActor): void => {
  const { kind } = useAuth();
  const { pathname } = useLocation();
  const isUnasked = useSelector(onboarding, (now) => now.matches('signedOut'));
  const shallAsk = isUnasked && kind === 'adult' && pathname !== paths.join;
  useEffect(() => {
    if (shallAsk) onboarding.send({ type: 'session.started' });
  }, [shallAsk, onboarding]);
};

export const OnboardingProvider = ({ onboarding, children }: { onboarding: OnboardingActor; children: ReactNode }) => {
  useAsking(onboarding);
  const needsOnboarding = useSelector(onboarding, answerOf);
  const isLoading = useSelector(onboarding, (now) => now.matches('checking'));
  const isError = useSelector(onboarding, (now) => now.matches('failed'));
  const value = useMemo(
    () => ({ needsOnboarding, isLoading, isError, retry: () => onboarding.send({ type: 'check.retried' }) }),
    [onboarding, needsOnboarding, isLoading, isError],
  );
  return <Provide value={value}>{children}</Provide>;
};
