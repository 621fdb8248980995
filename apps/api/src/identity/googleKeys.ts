import { createRemoteJWKSet, customFetch, errors, type FetchImplementation } from 'jose';
import { unavailable } from '../http/problemError.ts';
import type { FindKey } from './idToken.ts';

/** Where Google publishes the keys that it signs ID tokens of Firebase projects with. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Google's public keys, kept while fresh. Keys that cannot be fetched are a 503: the token may well be good. */
export const createGoogleKeys = (fetchKeys: FetchImplementation = fetch): FindKey => {
  const keys = createRemoteJWKSet(new URL(KEYS_URL), { [customFetch]: fetchKeys });
  return async (kid) => {
    try {
      return await keys({ alg: 'RS256', kid });
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return null;
      throw unavailable(error);
    }
  };
};
