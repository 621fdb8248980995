export {
  createOnboardingActor,
  createOnboardingMachine,
  needsOnboarding,
  type OnboardingActor,
  type OnboardingEffects,
  type OnboardingEvent,
  type OnboardingSnapshot,
  recheckOnboarding,
} from './onboardingMachine.ts';
