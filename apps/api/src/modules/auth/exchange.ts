import type { Session } from '@kovan/api-client/contract';
import type { Config } from '../../config.ts';
import type { Database, Notices } from '../../db/database.ts';
import { lent, unauthenticated } from '../../http/problemError.ts';
import { addressKey } from '../../limits/address.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';
import { IdTokenError } from '../../identity/idToken.ts';
import type { Limits } from '../../limits/limits.ts';
import { createAdmission } from '../../identity/admission.ts';
import type { Sessions } from '../../identity/sessions.ts';
import { browserOf } from '../../identity/sessions/browser.ts';
import { hashOfSignIn, isInTime, standingOf } from '../../identity/signIns.ts';
import { findOrCreateUser, userOf } from '../../identity/users.ts';

const WINDOW_SECONDS = 60 * 60;

/** Where an ID token comes from, and the invitation that came with it. */
interface Origin {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly invitation: string | null;
}

/**
 * Gives a session for an ID token: 401 for one that proves nothing, 503 while it cannot be proved, 429, and a 409
 * for somebody new whom the settings let not sign up, and for a sign-in whose browser is lent.
 */
export const createExchange = (deps: {
  config: Config;
  db: Database;
  clock: () => Date;
  notices: Pick<Notices, 'tell'>;
  limits: Limits;
  sessions: Sessions;
  identityProvider: IdentityProvider;
}) => {
  const { config, db, clock, limits, sessions, identityProvider } = deps;

  const admission = createAdmission(deps);

  const identityOf = async (idToken: string) => {
    try {
      return await identityProvider.verifyIdToken(idToken);
    } catch (error) {
      if (error instanceof IdTokenError) throw unauthenticated();
      throw error;
    }
  };

  return async (idToken: string, from: Origin): Promise<Session> => {
    await limits.enforce('exchange', addressKey(from.address), config.limits.exchange, WINDOW_SECONDS);
    const identity = await identityOf(idToken);
    const standing = await standingOf(db, hashOfSignIn(identity));
    if (standing === 'lent') throw lent();
    if (standing === 'ended' || !isInTime(identity.authTime, clock())) throw unauthenticated();
    const row = await findOrCreateUser(db, identity, clock(), admission(from.invitation));
    const token = await sessions.begin({
      owner: row,
      signIn: identity,
      browser: browserOf(from.userAgent),
      isStillValid: (tx) => identityProvider.isStillValid(tx, identity),
    });
    if (token === null) throw unauthenticated();
    return { user: userOf(row), token };
  };
};
