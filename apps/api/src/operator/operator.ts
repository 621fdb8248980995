import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { invitationLink, makeInvitation } from '../identity/admission.ts';
import { createAccounts } from '../identity/localProvider/accounts.ts';
import { createCodes, linkOf } from '../identity/localProvider/codes.ts';
import { LOCAL_ISSUER } from '../identity/localProvider/issuer.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Eraser } from '../modules/family/eraser.ts';
import { OperatorError } from '../operatorError.ts';
import type { Requests } from '../adminSocket/protocol.ts';
import { deleteWholeFamily, selectAdults } from './deleteFamily.ts';
import { listUsers } from './listUsers.ts';
import { countChildren, findUser, type UserRow } from './people.ts';

/** What an operator's requests work on: the running server's database, or one opened for one command. */
interface OperatorDeps {
  readonly config: Pick<Config, 'publicUrl' | 'dataDir'>;
  readonly db: Database;
  readonly sessions: Pick<Sessions, 'ending' | 'endAllOf'>;
  readonly eraser: Pick<Eraser, 'wake'>;
  readonly clock: () => Date;
}

const isLocal = ({ issuer }: UserRow): boolean => issuer === LOCAL_ISSUER;

/** What an operator can ask for, by name; each gives what is to be said. Nothing of it is logged. */
export const createOperator = (deps: OperatorDeps) => {
  const { config, db, sessions, clock } = deps;
  const accounts = createAccounts({ db, clock, issuer: LOCAL_ISSUER });
  const codes = createCodes({ db, clock });

  const accountOf = async (user: UserRow) => {
    const account = await accounts.byId(user.subject);
    if (!account) throw new OperatorError('The account that this user signs in by is gone.');
    return account;
  };

  return {
    users: ({ text = '' }) => listUsers(db, text.trim()),

    async invite() {
      return [
        'By this link somebody signs up, once and within seven days:',
        invitationLink(config.publicUrl, await makeInvitation(db, clock())),
      ].join('\n');
    },

    async confirm({ who = '' }) {
      const user = await findUser(db, who);
      if (!isLocal(user)) {
        throw new OperatorError(
          `${user.email} signs in by Firebase, which says whether the address is confirmed: confirm it there.`,
        );
      }
      await accounts.confirm((await accountOf(user)).id);
      return `${user.email} is confirmed.`;
    },

    async 'end-sessions'({ who = '' }) {
      const user = await findUser(db, who);
      await sessions.endAllOf(user.id);
      return isLocal(user)
        ? `Every session of ${user.email} has ended: each browser asks for the password again.`
        : `Every session of ${user.email} has ended: each browser asks to sign in again. One whose session had run out before may get a new one by its sign-in at Firebase: end that there, too.`;
    },

    async 'reset-password'({ who = '' }) {
      const user = await findUser(db, who);
      if (!isLocal(user)) {
        throw new OperatorError(
          `${user.email} signs in by Firebase, where the password lives: "Forgot password" on the sign-in page sends its mail, and so does the Firebase console.`,
        );
      }
      const code = await codes.make((await accountOf(user)).id, 'PASSWORD_RESET');
      return [
        `By this link ${user.email} gets a new password, once and within an hour:`,
        linkOf(config.publicUrl, 'PASSWORD_RESET', code),
      ].join('\n');
    },

    /** What `delete-family` is about to delete, for the one who is asked whether to go on. */
    async family({ who = '' }) {
      const { email, familyId } = await findUser(db, who);
      const adults = await selectAdults(db, familyId);
      const children = (await countChildren(db, [familyId])).get(familyId) ?? 0;
      return `This is the family of ${email}. Adults: ${adults.map((adult) => adult.email).join(', ')}. Children: ${children}.`;
    },

    /** Deletes the family of a user; `again` is the address, or the id where there is none, or `yes` says enough. */
    async 'delete-family'({ who = '', again = '', yes = '' }) {
      const user = await findUser(db, who);
      // A provider may know no address of somebody; nothing typed is nobody's consent.
      const name = user.email || user.id;
      if (yes !== 'yes' && again.trim().toLowerCase() !== name) {
        throw new OperatorError(`That is not the ${user.email ? 'e-mail address' : 'id'}: nothing was deleted.`);
      }
      const gone = await deleteWholeFamily(deps, user.familyId);
      const elsewhere = gone.filter((adult) => !isLocal(adult)).map(({ email }) => email);
      return [
        `The family of ${name} is deleted.`,
        ...(elsewhere.length > 0
          ? [
              `At Firebase there still are ${elsewhere.join(', ')}: delete them there, or signing in makes a new family.`,
            ]
          : []),
      ].join('\n');
    },
  } satisfies Requests;
};

export type Operator = ReturnType<typeof createOperator>;
