import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localAccounts, localOneTimeCodes, localRefreshTokens } from '../../db/schema/identity.ts';
import type { Account } from './tokens.ts';

type NewAccount = Pick<Account, 'email'> &
  Partial<Pick<Account, 'emailVerified' | 'passwordHash' | 'googleSubject' | 'displayName' | 'photoUrl'>>;

/** Moments of tokens are whole seconds; so is the one they are compared with. */
const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** The stored accounts of the local provider. */
export const createAccounts = (deps: { db: Database; clock: () => Date }) => {
  const { db, clock } = deps;
  const first = async (rows: Promise<Account[]>): Promise<Account | null> => (await rows)[0] ?? null;

  return {
    byId: (id: string) => first(db.select().from(localAccounts).where(eq(localAccounts.id, id)).execute()),
    byEmail: (email: string) => first(db.select().from(localAccounts).where(eq(localAccounts.email, email)).execute()),
    byGoogle: (subject: string) =>
      first(db.select().from(localAccounts).where(eq(localAccounts.googleSubject, subject)).execute()),

    /** Accounts that sign in by Google only: those the local chooser may offer. */
    googleOnly: (): Promise<Account[]> =>
      db
        .select()
        .from(localAccounts)
        .where(and(isNotNull(localAccounts.googleSubject), isNull(localAccounts.passwordHash)))
        .orderBy(localAccounts.createdAt)
        .limit(20)
        .execute(),

    /** Makes an account; `null` when its address (or Google account) has one already. */
    create(account: NewAccount): Promise<Account | null> {
      const now = clock();
      return first(
        db
          .insert(localAccounts)
          .values({
            id: randomBytes(21).toString('base64url'),
            emailVerified: false,
            displayName: '',
            photoUrl: '',
            ...account,
            validSince: wholeSecond(now),
            createdAt: now,
            lastSignInAt: now,
          })
          .onConflictDoNothing()
          .returning()
          .execute(),
      );
    },

    /** Changes what is given; `null` when the account is gone. */
    update: (
      id: string,
      changes: Partial<Pick<Account, 'displayName' | 'photoUrl' | 'emailVerified' | 'lastSignInAt'>>,
    ) =>
      first(
        db
          .update(localAccounts)
          // Nothing to change still gives the account back.
          .set({ id: sql`${localAccounts.id}`, ...changes })
          .where(eq(localAccounts.id, id))
          .returning()
          .execute(),
      ),

    /** Sets the password and ends every sign-in, and every one-time code, of before. */
    setPassword: (id: string, passwordHash: string, changes: { emailVerified?: true } = {}): Promise<Account | null> =>
      db.transaction(async (tx) => {
        await tx.delete(localRefreshTokens).where(eq(localRefreshTokens.accountId, id));
        await tx.delete(localOneTimeCodes).where(eq(localOneTimeCodes.accountId, id));
        const [account] = await tx
          .update(localAccounts)
          .set({ passwordHash, validSince: wholeSecond(clock()), ...changes })
          .where(eq(localAccounts.id, id))
          .returning();
        return account ?? null;
      }),

    /** Ends every sign-in of before. */
    endSignIns: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(localRefreshTokens).where(eq(localRefreshTokens.accountId, id));
        await tx
          .update(localAccounts)
          .set({ validSince: wholeSecond(clock()) })
          .where(eq(localAccounts.id, id));
      }),

    /** Removes the account with its refresh tokens and codes. */
    async remove(tx: Database, id: string): Promise<void> {
      await tx.delete(localAccounts).where(eq(localAccounts.id, id));
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
