import { createAiDemoMachine } from '@kovan/machines/aiDemo';
import { createAuthMachine } from '@kovan/machines/auth';
import { homeworkMachine } from '@kovan/machines/homework';
import { createOnboardingMachine } from '@kovan/machines/onboarding';
import { taskMachine } from '@kovan/machines/task';
import { createViewModeMachine } from '@kovan/machines/viewMode';

/** A machine that is only drawn does nothing to the world. */
const never = (): never => {
  throw new Error('A drawn machine does nothing.');
};

/** Every machine of the product, as it is. */
export const machines = {
  auth: createAuthMachine({
    identity: {
      ready: never,
      currentUser: never,
      signIn: never,
      signUp: never,
      signInWithGoogle: never,
      signOut: never,
      sendConfirmation: never,
    },
    exchange: never,
    storage: { read: never, write: never, remove: never },
    log: never,
  }),
  viewMode: createViewModeMachine({ read: never, write: never, remove: never }),
  onboarding: createOnboardingMachine({ checkStatus: never, refreshChildren: never, logFailure: never }),
  task: taskMachine,
  homework: homeworkMachine,
  aiDemo: createAiDemoMachine({ generate: never, texts: never, logFailure: never }),
};
