import type { FastifyBaseLogger } from 'fastify';
import type { FetchImplementation } from 'jose';
import type { Background } from '../background.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createGoogleKeys } from './googleKeys.ts';
import { createIdTokenVerifier, type Identity, type VerifyIdToken } from './idToken.ts';
import type { Guessing } from '../limits/guessing.ts';
import type { Limits } from '../limits/limits.ts';
import type { Sessions } from './sessions.ts';
import { createLocalProvider, type LocalProvider } from './localProvider/localProvider.ts';
import type { SendMail } from '../mail/mail.ts';
import type { Eraser } from '../modules/family/eraser.ts';

/** The identity provider that is configured: a Firebase project, or the local one. */
export interface IdentityProvider {
  readonly verifyIdToken: VerifyIdToken;
  /** Whether the sign-in of a good ID token still stands, which holds until the transaction ends. */
  readonly stillStands: (tx: Database, identity: Identity) => Promise<boolean>;
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
      stillStands: async () => true,
      local: null,
    };
  }
  const local = createLocalProvider(deps);
  return { verifyIdToken: local.verifyIdToken, stillStands: local.stillStands, local };
};
