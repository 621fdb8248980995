import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createAccounts } from '../identity/localProvider/accounts.ts';
import { linkOf } from '../identity/localProvider/codeMails.ts';
import { createCodes } from '../identity/localProvider/codes.ts';
import { LOCAL_ISSUER } from '../identity/localProvider/project.ts';
import { endSessionsOf } from '../identity/session.ts';
import { StartError } from '../startError.ts';
import type { Requests } from './door.ts';
import { listUsers } from './listUsers.ts';
import { findUser, type UserRow } from './people.ts';

/** What an operator's requests work on: the running server's database, or one opened for one command. */
export interface OperatorDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly db: Database;
  readonly clock: () => Date;
}

const isLocal = ({ issuer }: UserRow): boolean => issuer === LOCAL_ISSUER;

/** What an operator can ask for, by name; each gives what is to be said. Nothing of it is logged. */
export const createOperator = (deps: OperatorDeps) => {
  const { config, db, clock } = deps;
  const accounts = createAccounts({ db, clock });
  const codes = createCodes({ db, clock });

  const accountOf = async (user: UserRow) => {
    const account = await accounts.byId(user.subject);
    if (!account) throw new StartError('The account that this user signs in by is gone.');
    return account;
  };

  return {
    users: ({ text = '' }) => listUsers(db, text.trim()),

    async confirm({ who = '' }) {
      const user = await findUser(db, who);
      if (!isLocal(user)) {
        throw new StartError(
          `${user.email} signs in by Firebase, which says whether the address is confirmed: confirm it there.`,
        );
      }
      await accounts.update((await accountOf(user)).id, { emailVerified: true });
      return `${user.email} is confirmed.`;
    },

    async 'end-sessions'({ who = '' }) {
      const user = await findUser(db, who);
      if (isLocal(user)) await accounts.endSignIns(user.subject);
      await endSessionsOf(db, user.id);
      return isLocal(user)
        ? `Every session of ${user.email} has ended: each browser asks for the password again.`
        : `Every session of ${user.email} has ended. The sign-in at Firebase goes on: end it there, or the app gets a new session from it.`;
    },

    async 'reset-password'({ who = '' }) {
      const user = await findUser(db, who);
      if (!isLocal(user)) {
        throw new StartError(
          `${user.email} signs in by Firebase, where the password lives: "Forgot password" on the sign-in page sends its mail, and so does the Firebase console.`,
        );
      }
      const code = await codes.make((await accountOf(user)).id, 'PASSWORD_RESET');
      return [
        `By this link ${user.email} gets a new password, once and within an hour:`,
        linkOf(config.publicUrl, 'PASSWORD_RESET', code),
      ].join('\n');
    },
  } satisfies Requests;
};
