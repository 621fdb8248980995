import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation } from 'jose';
import type { Background } from '../background.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { unavailable } from '../http/problemError.ts';
import type { Guessing } from '../limits/guessing.ts';
import type { Limits } from '../limits/limits.ts';
import type { SendMail } from '../mail/mail.ts';
import type { Eraser } from '../modules/family/eraser.ts';
import { createIdTokenVerifier, type FindKey, type Identity, type VerifyIdToken } from './idToken.ts';
import { createLocalProvider, type LocalProvider } from './localProvider/localProvider.ts';
import type { Sessions } from './sessions.ts';

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

/** The identity provider that is configured: a Firebase project, or the local one. */
export interface IdentityProvider {
  readonly verifyIdToken: VerifyIdToken;
  /** Whether the sign-in of a good ID token is still valid, which it stays until the transaction ends. */
  readonly isStillValid: (tx: Database, identity: Identity) => Promise<boolean>;
  /** The embedded provider; `null` where a Firebase project is set up. */
  readonly local: LocalProvider | null;
}

export const createIdentityProvider = (deps: {
  config: Config;
  db: Database;
  clock: () => Date;
  limits: Limits;
  sessions: Pick<Sessions, 'ending'>;
  eraser: Pick<Eraser, 'wake'>;
  guessing: Guessing;
  /** Fetches Google's keys. */
  fetchKeys?: FetchImplementation;
  /** Takes the local provider's mails. */
  sendMail: SendMail;
  background: Background;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): IdentityProvider => {
  const { config, clock } = deps;
  const { identity } = config;
  if (identity.kind === 'firebase') {
    const findKey = createGoogleKeys(deps.fetchKeys);
    const verify = createIdTokenVerifier({ projectId: identity.projectId, findKey, clock });
    return {
      // Claims that a project adds of its own are not ours.
      verifyIdToken: async (token) => ({ ...(await verify(token)), sid: null, generation: null }),
      // Firebase says nothing more of it than its token does.
      isStillValid: async () => true,
      local: null,
    };
  }
  const local = createLocalProvider(deps);
  return { verifyIdToken: local.verifyIdToken, isStillValid: local.isStillValid, local };
};
