import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@kovan/domain/durations';
import { and, eq, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localAccounts, localOneTimeCodes, localRefreshTokens } from '../../db/schema.ts';
import { confirmUser } from '../users.ts';
import { type Account, nextGeneration } from './tokens.ts';

type NewAccount = Pick<Account, 'email'> &
  Partial<Pick<Account, 'emailVerified' | 'passwordHash' | 'googleSubject' | 'displayName' | 'photoUrl'>>;

/** How long an account may be without a user: whoever signs up becomes one at once, or is refused. */
const WITHOUT_USER_MS = DAY_MS;

/** The stored accounts of the local provider. */
export const createAccounts = (deps: { db: Database; clock: () => Date; issuer: string }) => {
  const { db, clock, issuer } = deps;
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
            createdAt: now,
            lastSignInAt: now,
          })
          .onConflictDoNothing()
          .returning()
          .execute(),
      );
    },

    /** Changes what is given; `null` when the account is gone. */
    update: (id: string, changes: Partial<Pick<Account, 'displayName' | 'photoUrl' | 'lastSignInAt'>>) =>
      first(
        db
          .update(localAccounts)
          // Nothing to change still gives the account back.
          .set({ id: sql`${localAccounts.id}`, ...changes })
          .where(eq(localAccounts.id, id))
          .returning()
          .execute(),
      ),

    /** The account, which nobody changes, nor exchanges a sign-in of, until the transaction ends; `null` when it is gone. */
    hold: (tx: Database, id: string): Promise<Account | null> =>
      first(tx.select().from(localAccounts).where(eq(localAccounts.id, id)).for('no key update').execute()),

    /** Sets the password and ends every sign-in, and every one-time code, of before. */
    async setPassword(
      tx: Database,
      id: string,
      changes: { passwordHash: string; emailVerified?: true },
    ): Promise<Account | null> {
      const [account] = await tx
        .update(localAccounts)
        .set({ generation: nextGeneration, ...changes })
        .where(eq(localAccounts.id, id))
        .returning();
      await tx.delete(localRefreshTokens).where(eq(localRefreshTokens.accountId, id));
      await tx.delete(localOneTimeCodes).where(eq(localOneTimeCodes.accountId, id));
      if (account?.emailVerified) await confirmUser(tx, issuer, id, account.email);
      return account ?? null;
    },

    /** Notes that a mail has reached the account's owner, with the account and with its user; `null` when it is gone. */
    confirm: (id: string): Promise<Account | null> =>
      db.transaction(async (tx) => {
        const [account] = await tx
          .update(localAccounts)
          .set({ emailVerified: true })
          .where(eq(localAccounts.id, id))
          .returning();
        if (account) await confirmUser(tx, issuer, id, account.email);
        return account ?? null;
      }),

    /** Notes within the transaction that makes its user that an account has one; whether the account is still there. */
    async noteUser(tx: Database, id: string): Promise<boolean> {
      const noted = await tx
        .update(localAccounts)
        .set({ hasUser: true })
        .where(eq(localAccounts.id, id))
        .returning({ id: localAccounts.id });
      return noted.length > 0;
    },

    /**
     * Removes accounts that had no user within a day, some at a time; gives how many went. One whose user is just being
     * made is locked, and passed over.
     */
    async sweepWithoutUser(most: number): Promise<number> {
      const before = new Date(clock().getTime() - WITHOUT_USER_MS);
      // Chosen once, whatever the plan: as a subquery it may be asked again for each row, and then chooses others.
      const old = db.$with('old').as(
        db
          .select({ id: localAccounts.id })
          .from(localAccounts)
          .where(and(not(localAccounts.hasUser), lte(localAccounts.createdAt, before)))
          .limit(most)
          .for('update', { skipLocked: true }),
      );
      const chosen = inArray(localAccounts.id, db.select({ id: old.id }).from(old));
      const gone = await db
        .with(old)
        .delete(localAccounts)
        .where(and(chosen, not(localAccounts.hasUser)))
        .returning({ id: localAccounts.id });
      return gone.length;
    },

    /** The same for a proved sign-in, where it is of the account's generation; gives the account's address. */
    async removeProved(
      tx: Database,
      { subject, generation }: { readonly subject: string; readonly generation: number | null },
    ): Promise<string | null> {
      const [gone] = await tx
        .delete(localAccounts)
        .where(and(eq(localAccounts.id, subject), eq(localAccounts.generation, generation ?? 0)))
        .returning({ email: localAccounts.email });
      return gone?.email ?? null;
    },

    /** Removes the account with its refresh tokens and codes. */
    async remove(tx: Database, id: string): Promise<void> {
      await tx.delete(localAccounts).where(eq(localAccounts.id, id));
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
