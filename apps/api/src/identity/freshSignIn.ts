import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Adult } from '../http/context.ts';
import { ProblemError } from '../http/problemError.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { CLOCK_SKEW_SECONDS, FRESH_SECONDS, type Identity, IdTokenError } from './idToken.ts';

const notFresh = () => new ProblemError(409, 'FRESH_SIGN_IN_NEEDED');

/** Proves that whoever asks has just signed in as the session's user; a 409 otherwise, never a 401. */
export type RequireFreshSignIn = (viewer: Adult, idToken: string | undefined) => Promise<Identity>;

export const createFreshSignIn =
  (deps: {
    db: Database;
    clock: () => Date;
    identityProvider: Pick<IdentityProvider, 'verifyIdToken'>;
  }): RequireFreshSignIn =>
  async ({ userId, familyId }, idToken) => {
    if (idToken === undefined) throw notFresh();
    const identity = await deps.identityProvider.verifyIdToken(idToken).catch((error: unknown) => {
      throw error instanceof IdTokenError ? notFresh() : error;
    });
    const [user] = await deps.db
      .select({ issuer: users.issuer, subject: users.subject })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.familyId, familyId)));
    const isTheirs = user?.issuer === identity.issuer && user.subject === identity.subject;
    // The time of the signing in, not of the token: an old sign-in gets new tokens.
    const age = deps.clock().getTime() / 1000 - identity.authTime;
    if (!isTheirs || age > FRESH_SECONDS || age < -CLOCK_SKEW_SECONDS) throw notFresh();
    return identity;
  };
