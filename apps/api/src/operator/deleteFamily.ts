import { eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { localAccounts, users } from '../db/schema.ts';
import { LOCAL_ISSUER } from '../identity/localProvider/issuer.ts';
import type { Sessions } from '../identity/sessions.ts';
import { removeMailFilesTo } from '../mail/outboxFolder.ts';
import { deleteFamily } from '../modules/family/deletion.ts';
import type { Eraser } from '../modules/family/eraser.ts';
import { lockIfThere } from '../modules/family/repository.ts';
import { OperatorError } from '../operatorError.ts';
import type { UserRow } from './people.ts';

/** The adults of a family, the longest there first. */
export const selectAdults = (db: Database, familyId: string): Promise<UserRow[]> =>
  db.select().from(users).where(eq(users.familyId, familyId)).orderBy(users.createdAt, users.id).execute();

const idsOf = (adults: readonly UserRow[]): string => adults.map(({ id }) => id).join();

/**
 * Deletes a family with all it has: its users, their accounts at the local provider, and the files of mails to them.
 * Gives the users who went. What the family held is erased afterwards, by the eraser.
 */
export const deleteWholeFamily = async (
  deps: {
    config: Pick<Config, 'dataDir'>;
    sessions: Pick<Sessions, 'ending'>;
    eraser: Pick<Eraser, 'wake'>;
    clock: () => Date;
  },
  familyId: string,
): Promise<UserRow[]> => {
  const { config, sessions, eraser, clock } = deps;
  const gone = await sessions.ending(async (tx, end) => {
    const adults = await selectAdults(tx, familyId);
    const accounts = adults.filter(({ issuer }) => issuer === LOCAL_ISSUER).map(({ subject }) => subject);
    // First, as when an account is deleted by its owner, so that the two never wait in a circle.
    await tx.delete(localAccounts).where(inArray(localAccounts.id, accounts));
    // Until the lock somebody may have left, whose account is to stay, or have come.
    await lockIfThere(tx, familyId);
    if (idsOf(await selectAdults(tx, familyId)) !== idsOf(adults)) {
      throw new OperatorError('The family has changed in this very moment, and nothing was deleted: look again.');
    }
    await deleteFamily(tx, end, familyId, clock());
    return adults;
  });
  eraser.wake();
  await removeMailFilesTo(
    config.dataDir,
    gone.map(({ email }) => email),
  );
  return gone;
};
