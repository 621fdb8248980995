import type { FetchImplementation } from 'jose';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createGoogleKeys } from './googleKeys.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './idToken.ts';
import type { Limits } from './limits.ts';
import { createLocalProvider, type LocalProvider } from './localProvider/localProvider.ts';
import { createOutboxFolder, type SendMail } from './mail.ts';

/** The identity provider that is configured: a Firebase project, or the local one. */
export interface IdentityProvider {
  readonly verifyIdToken: VerifyIdToken;
  /** The embedded provider; `null` where a Firebase project is set up. */
  readonly local: LocalProvider | null;
}

export const createIdentityProvider = (deps: {
  config: Config;
  db: Database;
  clock: () => Date;
  limits: Limits;
  /** Fetches Google's keys. */
  fetchKeys?: FetchImplementation;
  /** Takes the local provider's mails; without it they land in the outbox folder. */
  sendMail?: SendMail;
}): IdentityProvider => {
  const { config, clock } = deps;
  const { identity, mail, dataDir } = config;
  if (identity.kind === 'firebase') {
    const findKey = createGoogleKeys(deps.fetchKeys);
    return { verifyIdToken: createIdTokenVerifier({ projectId: identity.projectId, findKey, clock }), local: null };
  }
  const sendMail = deps.sendMail ?? createOutboxFolder({ dataDir, from: mail.from, clock });
  const local = createLocalProvider({ ...deps, sendMail });
  return { verifyIdToken: local.verifyIdToken, local };
};
