import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localAccounts, localRefreshTokens } from '../../db/schema/identity.ts';
import { LOCAL_ISSUER } from './project.ts';

/** Lets a sign-in renew nothing more. */
export const endSignIn = async (tx: Database, sid: string): Promise<void> => {
  await tx.delete(localRefreshTokens).where(eq(localRefreshTokens.sid, sid));
};

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
