import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { removeMailFilesTo } from '../../mail/mailFiles.ts';
import { findUserOf, removeUser } from '../removeUser.ts';
import type { Accounts } from './accounts.ts';
import { LOCAL_ISSUER } from './project.ts';
import type { Account } from './tokens.ts';

/**
 * Removes an account at its owner's word: with its refresh tokens and codes, its user, what is the user's alone, the
 * family where they were its last adult, and the files of mails to its address.
 */
export const createRemoveAccount =
  ({ config, db, accounts }: { config: Pick<Config, 'dataDir'>; db: Database; accounts: Accounts }) =>
  async ({ id, email }: Account): Promise<void> => {
    const user = await db.transaction(async (tx) => {
      // First: whoever exchanges an ID token of it meanwhile waits here, and finds it gone.
      await accounts.remove(tx, id);
      const found = await findUserOf(tx, LOCAL_ISSUER, id);
      if (found) await removeUser(tx, found);
      return found;
    });
    await removeMailFilesTo(config.dataDir, user ? [email, user.email] : [email]);
  };
