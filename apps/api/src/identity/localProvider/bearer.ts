import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localAccounts } from '../../db/schema.ts';
import { FRESH_SECONDS, type Identity, IdTokenError, type VerifyIdToken } from '../idToken.ts';
import { hashOfSignIn, inSeconds, isEnded, standingOf } from '../signIns.ts';
import type { Accounts } from './accounts.ts';
import { LOCAL_ISSUER } from './issuer.ts';
import type { Account, SignIn } from './tokens.ts';
import { ToolkitError } from './toolkit.ts';

/** The account that an ID token stands for, and its signing in. */
export interface Bearer {
  readonly account: Account;
  readonly signIn: SignIn;
}

/**
 * An ID token's account as long as both still stand: the account is there, of the same generation, and the sign-in was
 * not signed out. Throws an `IdTokenError` otherwise.
 */
const findBearer = async (deps: { accounts: Accounts; db: Database }, identity: Identity): Promise<Bearer> => {
  const account = await deps.accounts.byId(identity.subject);
  if (!account) throw new ToolkitError('USER_NOT_FOUND');
  const { authTime, sid, provider } = identity;
  if (sid === null || identity.generation !== account.generation) throw new IdTokenError('expired');
  if (await isEnded(deps.db, hashOfSignIn(identity))) throw new IdTokenError('expired');
  const signIn: SignIn = {
    provider: provider === 'google.com' ? 'google.com' : 'password',
    signedInAt: new Date(authTime * 1000),
    sid,
    generation: account.generation,
  };
  return { account, signIn };
};

/**
 * `verifyIdToken` of the local provider, which unlike Google's can also ask whether the account is still there and the
 * sign-in was not ended, and whether its address is confirmed by now.
 */
export const verifyUnrevoked = (deps: { accounts: Accounts; db: Database; verify: VerifyIdToken }): VerifyIdToken => {
  return async (token) => {
    const identity = await deps.verify(token);
    try {
      const { account } = await findBearer(deps, identity);
      // A token goes on saying what was so when it was made, also once the mail's link was pressed.
      return { ...identity, emailVerified: account.emailVerified };
    } catch (error) {
      if (error instanceof ToolkitError) throw new IdTokenError('expired', { cause: error });
      throw error;
    }
  };
};

/** Whether the sign-ins of a proved identity's account were not revoked; no new password comes in before the transaction ends. */
export const lockUnlessRevoked = async (tx: Database, { subject, generation }: Identity): Promise<boolean> => {
  const [account] = await tx
    .select({ generation: localAccounts.generation })
    .from(localAccounts)
    .where(eq(localAccounts.id, subject))
    .for('share');
  return account?.generation === generation;
};

/** Finds the bearer of the ID token in a request to the provider, or refuses in the words of the protocol. */
export const createBearers = (deps: {
  accounts: Accounts;
  db: Database;
  verify: VerifyIdToken;
  clock: () => Date;
}) => ({
  async find(idToken: string): Promise<Bearer> {
    if (idToken === '') throw new ToolkitError('MISSING_ID_TOKEN');
    try {
      return await findBearer(deps, await deps.verify(idToken));
    } catch (error) {
      if (!(error instanceof IdTokenError)) throw error;
      throw new ToolkitError(error.reason === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    }
  },

  /** For changes, which nobody makes in a browser that is in a child's hands. */
  async findUnlent(idToken: string): Promise<Bearer> {
    const bearer = await this.find(idToken);
    const { account, signIn } = bearer;
    const authTime = inSeconds(signIn.signedInAt);
    const hash = hashOfSignIn({ issuer: LOCAL_ISSUER, subject: account.id, authTime, sid: signIn.sid });
    if ((await standingOf(deps.db, hash)) === 'lent') throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    return bearer;
  },

  /** For changes that a stolen ID token must not be enough for either. */
  async findRecent(idToken: string): Promise<Bearer> {
    const bearer = await this.findUnlent(idToken);
    const age = deps.clock().getTime() - bearer.signIn.signedInAt.getTime();
    if (age > FRESH_SECONDS * 1000) throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    return bearer;
  },
});

export type Bearers = ReturnType<typeof createBearers>;
