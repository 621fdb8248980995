import type { Config } from '../../config.ts';
import { removeMailFilesTo } from '../../mail/mailFiles.ts';
import type { Eraser } from '../../modules/family/eraser.ts';
import { findUserOf, removeUser } from '../removeUser.ts';
import type { Sessions } from '../sessions.ts';
import type { Accounts } from './accounts.ts';
import { LOCAL_ISSUER } from './project.ts';
import type { Account } from './tokens.ts';

/**
 * Removes an account at its owner's word: with its refresh tokens and codes, its user and their sessions, what is the
 * user's alone, the family where they were its last adult, and the files of mails to its address.
 */
export const createRemoveAccount =
  (deps: {
    config: Pick<Config, 'dataDir'>;
    sessions: Pick<Sessions, 'ending'>;
    eraser: Pick<Eraser, 'wake'>;
    accounts: Accounts;
    clock: () => Date;
  }) =>
  async ({ id, email }: Account): Promise<void> => {
    const { config, sessions, eraser, accounts, clock } = deps;
    const user = await sessions.ending(async (tx, end) => {
      // First: whoever exchanges an ID token of it meanwhile waits here, and finds it gone.
      await accounts.remove(tx, id);
      const found = await findUserOf(tx, LOCAL_ISSUER, id);
      if (found) await removeUser(tx, end, found, clock());
      return found;
    });
    eraser.wake();
    await removeMailFilesTo(config.dataDir, user ? [email, user.email] : [email]);
  };
