import { eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { localAccounts, users } from '../db/schema.ts';
import { LOCAL_ISSUER } from '../identity/localProvider/project.ts';
import { eraseFamily } from '../identity/removeUser.ts';
import { removeMailFilesTo } from '../mail/mailFiles.ts';
import type { UserRow } from './people.ts';

/** The adults of a family, the longest there first. */
export const selectAdults = (db: Database, familyId: string): Promise<UserRow[]> =>
  db.select().from(users).where(eq(users.familyId, familyId)).orderBy(users.createdAt, users.id).execute();

/**
 * Deletes a family with all it has: its users, their accounts at the local provider, and the files of mails to them.
 * Gives the users who went.
 */
export const deleteWholeFamily = async (
  { db, config }: { db: Database; config: Pick<Config, 'dataDir'> },
  familyId: string,
): Promise<UserRow[]> => {
  const gone = await db.transaction(async (tx) => {
    const adults = await selectAdults(tx, familyId);
    const accounts = adults.filter(({ issuer }) => issuer === LOCAL_ISSUER).map(({ subject }) => subject);
    // First, as when an account is deleted by its owner, so that the two never wait in a circle.
    await tx.delete(localAccounts).where(inArray(localAccounts.id, accounts));
    await tx.delete(users).where(eq(users.familyId, familyId));
    await eraseFamily(tx, familyId);
    return adults;
  });
  await removeMailFilesTo(
    config.dataDir,
    gone.map(({ email }) => email),
  );
  return gone;
};
