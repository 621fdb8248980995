import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { Database } from '../../db/database.ts';
import { changing, param } from '../../db/prepared.ts';
import { localAccounts, localRefreshTokens } from '../../db/schema.ts';
import { hashOfSignIn, inSeconds, isEnded, isInTime, SIGN_IN_SECONDS } from '../signIns.ts';
import { LOCAL_ISSUER, LOCAL_PROJECT_ID, type SigningKey } from './issuer.ts';

export type Account = typeof localAccounts.$inferSelect;
export type Provider = (typeof localRefreshTokens.$inferSelect)['provider'];

/** One signing in: how, when, and what it is called. Tokens that are renewed later still tell it. */
export interface SignIn {
  readonly provider: Provider;
  readonly signedInAt: Date;
  readonly sid: string;
  /** The account's when it was made, or proved: one that raced a new password stays behind. */
  readonly generation: number;
}

/** What the SDK keeps. */
export interface TokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text. */
  readonly expiresIn: string;
}

const ID_TOKEN_SECONDS = 3600;

/** Random enough that a plain hash of it cannot be guessed back. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const identitiesOf = ({ email, googleSubject }: Account) => ({
  ...(googleSubject !== null && { 'google.com': [googleSubject] }),
  email: [email],
});

/** Makes ID tokens and refresh tokens of the local provider's accounts. */
export const createTokens = (deps: { db: Database; clock: () => Date; signingKey: () => Promise<SigningKey> }) => {
  const { db, clock, signingKey } = deps;

  const idToken = async (account: Account, { provider, signedInAt, sid, generation }: SignIn): Promise<string> => {
    const { kid, privateKey } = await signingKey();
    const now = inSeconds(clock());
    return (
      new SignJWT({
        ...(account.displayName !== '' && { name: account.displayName }),
        ...(account.photoUrl !== '' && { picture: account.photoUrl }),
        auth_time: inSeconds(signedInAt),
        sid,
        generation,
        user_id: account.id,
        email: account.email,
        email_verified: account.emailVerified,
        firebase: { identities: identitiesOf(account), sign_in_provider: provider },
      })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(LOCAL_ISSUER)
        .setAudience(LOCAL_PROJECT_ID)
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

  const issue = async (account: Account, signIn: SignIn): Promise<TokenPair> => {
    const outdated = new Date(clock().getTime() - SIGN_IN_SECONDS * 1000);
    await db.delete(localRefreshTokens).where(lte(localRefreshTokens.signedInAt, outdated));
    const refreshToken = newSecret();
    await db.insert(localRefreshTokens).values({
      tokenHash: hashSecret(refreshToken),
      accountId: account.id,
      provider: signIn.provider,
      signedInAt: signIn.signedInAt,
      sid: signIn.sid,
      generation: signIn.generation,
    });
    return pair(account, signIn, refreshToken);
  };

  const isGood = async (accountId: string, { signedInAt, sid }: SignIn): Promise<boolean> => {
    const authTime = inSeconds(signedInAt);
    if (!isInTime(authTime, clock())) return false;
    return !(await isEnded(db, hashOfSignIn({ issuer: LOCAL_ISSUER, subject: accountId, authTime, sid })));
  };

  return {
    /** Both tokens of a sign-in that is under way, the second one new. */
    issue,

    /** Both tokens of a new sign-in. */
    start: (account: Account, provider: Provider): Promise<TokenPair> =>
      issue(account, { provider, signedInAt: clock(), sid: randomUUID(), generation: account.generation }),

    /** A new ID token for a refresh token, which stays the same; `null` for one that is not, or no longer, good. */
    async renew(refreshToken: string): Promise<{ account: Account; tokens: TokenPair } | null> {
      const [found] = await db
        .select({ signIn: localRefreshTokens, account: localAccounts })
        .from(localRefreshTokens)
        .innerJoin(localAccounts, eq(localAccounts.id, localRefreshTokens.accountId))
        .where(
          and(
            eq(localRefreshTokens.tokenHash, hashSecret(refreshToken)),
            eq(localRefreshTokens.generation, localAccounts.generation),
          ),
        );
      if (!found || !(await isGood(found.account.id, found.signIn))) return null;
      const { account, signIn } = found;
      return { account, tokens: await pair(account, signIn, refreshToken) };
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;

/** Lets a sign-in renew nothing more. */
export const endSignIn = changing<{ readonly sid: string }>('sign_in_end', (db) =>
  db.delete(localRefreshTokens).where(eq(localRefreshTokens.sid, param('sid'))),
);

/** Ends every sign-in of a user's account, where it is one of the local provider. */
export const endSignIns = async (
  tx: Database,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<void> => {
  if (issuer !== LOCAL_ISSUER) return;
  await tx.update(localAccounts).set({ generation: nextGeneration }).where(eq(localAccounts.id, subject));
  await tx.delete(localRefreshTokens).where(eq(localRefreshTokens.accountId, subject));
};

/** What ends all sign-ins of before. */
export const nextGeneration = sql`${localAccounts.generation} + 1`;
