import { needsOnboarding as answerOf, type OnboardingActor } from '@kovan/machines/onboarding';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
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

export const OnboardingProvider = ({ onboarding, children }: { onboarding: OnboardingActor; children: ReactNode }) => {
  const needsOnboarding = useSelector(onboarding, answerOf);
  const isLoading = useSelector(onboarding, (now) => now.matches('checking'));
  const isError = useSelector(onboarding, (now) => now.matches('failed'));
  const value = useMemo(
    () => ({ needsOnboarding, isLoading, isError, retry: () => onboarding.send({ type: 'check.retried' }) }),
    [onboarding, needsOnboarding, isLoading, isError],
  );
  return <Provide value={value}>{children}</Provide>;
};
