import { IdTokenError, type Identity, type VerifyIdToken } from '../idToken.ts';
import type { Accounts } from './accounts.ts';
import type { Account, SignIn } from './tokens.ts';
import { ToolkitError } from './toolkitError.ts';

/** The account that an ID token stands for, and its signing in. */
export interface Bearer {
  readonly account: Account;
  readonly signIn: SignIn;
}

/** How long after signing in sensitive changes are allowed. */
const RECENT_MS = 5 * 60_000;

/** An ID token's account as long as both still stand; throws an `IdTokenError` otherwise. */
const findBearer = async (accounts: Accounts, identity: Identity): Promise<Bearer> => {
  const account = await accounts.byId(identity.subject);
  if (!account) throw new ToolkitError('USER_NOT_FOUND');
  const signedInAt = new Date(identity.authTime * 1000);
  if (signedInAt < account.validSince) throw new IdTokenError('expired');
  return { account, signIn: { provider: identity.provider === 'google.com' ? 'google.com' : 'password', signedInAt } };
};

/**
 * `verifyIdToken` of the local provider, which unlike Google's can also ask whether the account still stands and the
 * sign-in was not ended by a new password.
 */
export const verifyStanding = (accounts: Accounts, verify: VerifyIdToken): VerifyIdToken => {
  return async (token) => {
    const identity = await verify(token);
    try {
      await findBearer(accounts, identity);
    } catch (error) {
      if (error instanceof ToolkitError) throw new IdTokenError('expired', { cause: error });
      throw error;
    }
    return identity;
  };
};

/** Finds the bearer of the ID token in a request to the provider, or refuses in the words of the protocol. */
export const createBearers = (deps: { accounts: Accounts; verify: VerifyIdToken; clock: () => Date }) => ({
  async find(idToken: string): Promise<Bearer> {
    if (idToken === '') throw new ToolkitError('MISSING_ID_TOKEN');
    try {
      return await findBearer(deps.accounts, await deps.verify(idToken));
    } catch (error) {
      if (!(error instanceof IdTokenError)) throw error;
      throw new ToolkitError(error.reason === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    }
  },

  /** For changes that a stolen ID token must not be enough for. */
  async findRecent(idToken: string): Promise<Bearer> {
    const bearer = await this.find(idToken);
    const age = deps.clock().getTime() - bearer.signIn.signedInAt.getTime();
    if (age > RECENT_MS) throw new ToolkitError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    return bearer;
  },
});

export type Bearers = ReturnType<typeof createBearers>;
