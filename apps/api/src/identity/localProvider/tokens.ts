import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { Database } from '../../db/database.ts';
import { localAccounts, localRefreshTokens } from '../../db/schema/identity.ts';
import { issuerOf } from '../idToken.ts';
import type { SigningKey } from './signingKey.ts';

export type Account = typeof localAccounts.$inferSelect;
export type Provider = (typeof localRefreshTokens.$inferSelect)['provider'];

/** One signing in: how, and when. Tokens that are renewed later still tell it. */
export interface SignIn {
  readonly provider: Provider;
  readonly signedInAt: Date;
}

/** What the SDK keeps. */
export interface TokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text. */
  readonly expiresIn: string;
}

const ID_TOKEN_SECONDS = 3600;
/** A browser that did not come by for so long signs in again. */
const REFRESH_TOKEN_IDLE_MS = 180 * 24 * 60 * 60_000;

/** Random enough that a plain hash of it cannot be guessed back. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const identitiesOf = ({ email, googleSubject }: Account) => ({
  ...(googleSubject !== null && { 'google.com': [googleSubject] }),
  email: [email],
});

/** Makes ID tokens and refresh tokens of the local provider's accounts. */
export const createTokens = (deps: {
  db: Database;
  clock: () => Date;
  projectId: string;
  signingKey: () => Promise<SigningKey>;
}) => {
  const { db, clock, projectId, signingKey } = deps;

  const idToken = async (account: Account, { provider, signedInAt }: SignIn): Promise<string> => {
    const { kid, privateKey } = await signingKey();
    const now = inSeconds(clock());
    return (
      new SignJWT({
        ...(account.displayName !== '' && { name: account.displayName }),
        ...(account.photoUrl !== '' && { picture: account.photoUrl }),
        auth_time: inSeconds(signedInAt),
        user_id: account.id,
        email: account.email,
        email_verified: account.emailVerified,
        firebase: { identities: identitiesOf(account), sign_in_provider: provider },
      })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuerOf(projectId))
        .setAudience(projectId)
        .setSubject(account.id)
        // The SDK takes new tokens over only when the ID token differs, also from one of the same second.
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + ID_TOKEN_SECONDS)
        .sign(privateKey)
    );
  };

  const pair = async (account: Account, signIn: SignIn, refreshToken: string): Promise<TokenPair> => ({
    idToken: await idToken(account, signIn),
    refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
  });

  const idleSince = () => new Date(clock().getTime() - REFRESH_TOKEN_IDLE_MS);

  return {
    /** Both tokens of a signing in, the second one new. */
    async issue(account: Account, signIn: SignIn): Promise<TokenPair> {
      await db.delete(localRefreshTokens).where(lte(localRefreshTokens.lastUsedAt, idleSince()));
      const refreshToken = newSecret();
      await db.insert(localRefreshTokens).values({
        tokenHash: hashSecret(refreshToken),
        accountId: account.id,
        ...signIn,
        lastUsedAt: clock(),
      });
      return pair(account, signIn, refreshToken);
    },

    /** A new ID token for a refresh token, which stays the same; `null` for one that is not, or no longer, good. */
    async renew(refreshToken: string): Promise<{ account: Account; tokens: TokenPair } | null> {
      const tokenHash = hashSecret(refreshToken);
      const [signIn] = await db
        .update(localRefreshTokens)
        .set({ lastUsedAt: clock() })
        .where(and(eq(localRefreshTokens.tokenHash, tokenHash), gt(localRefreshTokens.lastUsedAt, idleSince())))
        .returning();
      if (!signIn) return null;
      const [account] = await db.select().from(localAccounts).where(eq(localAccounts.id, signIn.accountId));
      return account ? { account, tokens: await pair(account, signIn, refreshToken) } : null;
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;
