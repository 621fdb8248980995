import { createRemoteJWKSet, customFetch, errors, type FetchImplementation } from 'jose';
import { unavailable } from '../http/problemError.ts';
import type { FindKey } from './idToken.ts';

/** Where Google publishes the keys that it signs ID tokens of Firebase projects with. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Google's public keys, kept while fresh. Keys that cannot be fetched are a 503: the token may well be good. */
export const createGoogleKeys = (fetchKeys: FetchImplementation = fetch): FindKey => {
  const create = () => createRemoteJWKSet(new URL(KEYS_URL), { [customFetch]: fetchKeys });
  let keys = create();
  let lastAsked = Date.now();
  return async (kid) => {
    // Keys fetched before the clock was put back would count as fresh, and not be fetched anew, until it is there again.
    if (Date.now() < lastAsked) keys = create();
    lastAsked = Date.now();
    try {
      return await keys({ alg: 'RS256', kid });
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return null;
      throw unavailable(error);
    }
  };
};
