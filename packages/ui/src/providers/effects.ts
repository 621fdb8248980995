import type { ApiClient } from '@kovan/api-client';
import { sessionIdOf } from '@kovan/domain/sessionKinds';
import type { AuthEffects, IdentityProvider } from '@kovan/machines/auth';
import type { OnboardingEffects } from '@kovan/machines/onboarding';
import type { QueryClient } from '@tanstack/react-query';
import { isUnreached } from '../data/isUnreached.ts';
import { keys } from '../data/keys.ts';
import { logFailure } from '../data/logFailure.ts';
import { type KeyValueStorage, TOKEN_KEY } from './browserStorage.ts';

interface AuthPorts {
  readonly identity: IdentityProvider;
  readonly storage: KeyValueStorage;
  readonly api: ApiClient;
  /** A client whose calls carry this token, whatever the machine holds. */
  readonly clientOf: (token: string) => ApiClient;
}

/** What the auth machine does outside itself. */
export const authEffects = ({ identity, storage, api, clientOf }: AuthPorts): AuthEffects => ({
  identity,
  exchange: (idToken, invitation) => api.auth.exchange(idToken, { invitation }),
  storage: {
    read: () => storage.getItem(TOKEN_KEY),
    write: (token) => storage.setItem(TOKEN_KEY, token),
    remove: () => storage.removeItem(TOKEN_KEY),
  },
  // The machine holds the token no more when it is revoked.
  revoke: (token) => clientOf(token).auth.signOut(),
  // Signing it out would end the sign-in, too.
  retire: async (token) => {
    const id = sessionIdOf(token);
    const { profileClient } = await import('@kovan/api-client/people');
    if (id !== null) await profileClient(api.request).endSession(id);
  },
  log: ({ operation, code, status }) => logFailure(`auth.${operation}`, { code, status }),
});

/** What the onboarding machine does outside itself. */
export const onboardingEffects = (api: ApiClient, queryClient: QueryClient): OnboardingEffects => ({
  checkStatus: async () => {
    try {
      return await api.onboarding.status();
    } catch (error) {
      // A family that had children when it was last seen needs no connection to know that it needs none.
      const children = queryClient.getQueryData<readonly unknown[]>(keys.children) ?? [];
      if (!isUnreached(error) || children.length === 0) throw error;
      return { needsOnboarding: false };
    }
  },
  refreshChildren: () => void queryClient.invalidateQueries({ queryKey: keys.children }),
  logFailure: (error) => logFailure('onboarding.status', error),
});
