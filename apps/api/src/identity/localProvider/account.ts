import type { Config } from '../../config.ts';
import { removeMailFilesTo } from '../../mail/outboxFolder.ts';
import { deleteFamily } from '../../modules/family/deletion.ts';
import type { Eraser } from '../../modules/family/eraser.ts';
import { holdWithFamily, removeUser } from '../removeUser.ts';
import type { Sessions } from '../sessions.ts';
import { inSeconds } from '../signIns.ts';
import { takeOver } from '../takeOver.ts';
import type { Accounts } from './accounts.ts';
import type { Bearer, Bearers } from './bearer.ts';
import type { Codes } from './codes.ts';
import { LOCAL_ISSUER } from './issuer.ts';
import { hashPassword } from './passwords.ts';
import { fitName, fitUrl, normalEmail } from './requests.ts';
import type { Account, Tokens } from './tokens.ts';
import { ToolkitError } from './toolkit.ts';

const providersOf = ({ email, displayName, photoUrl, passwordHash, googleSubject }: Account) => {
  const profile = { email, displayName, photoUrl };
  return [
    ...(passwordHash === null ? [] : [{ providerId: 'password', federatedId: email, rawId: email, ...profile }]),
    ...(googleSubject === null
      ? []
      : [{ providerId: 'google.com', federatedId: googleSubject, rawId: googleSubject, ...profile }]),
  ];
};

/** The account as the protocol shows it to its owner. */
const shown = (account: Account) => ({
  localId: account.id,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  providerUserInfo: providersOf(account),
  // What the protocol has for ending sign-ins; here a generation does that, which no clock moves.
  validSince: String(inSeconds(account.createdAt)),
  createdAt: String(account.createdAt.getTime()),
  lastLoginAt: String(account.lastSignInAt.getTime()),
});

/** What an owner may change; everything else in the request is passed over. */
interface AccountChanges {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly password: string | null;
  readonly deleteAttribute: readonly string[];
}

const profileOf = ({ displayName, photoUrl, deleteAttribute }: AccountChanges) => ({
  ...(displayName !== null && { displayName: fitName(displayName) }),
  ...(photoUrl !== null && { photoUrl: fitUrl(photoUrl) }),
  ...(deleteAttribute.includes('DISPLAY_NAME') && { displayName: '' }),
  ...(deleteAttribute.includes('PHOTO_URL') && { photoUrl: '' }),
});

/** What the owner of an account can see and do with it, by ID token or one-time code. */
export const createAccountService = (deps: {
  accounts: Accounts;
  tokens: Tokens;
  bearers: Bearers;
  codes: Codes;
  sessions: Pick<Sessions, 'ending'>;
  clock: () => Date;
  removeAccount: (account: Account) => Promise<void>;
  /** Told of a new password: which browsers were known, but for one, and which guesses were wrong, is of the old one. */
  forgetGuesses: (account: Account, browser: string | null) => Promise<void>;
  /** Notes a browser as known, by a new token; gives the token that it is to keep. */
  remember: (account: Account) => Promise<string>;
}) => {
  const { accounts, tokens, bearers, codes, sessions, clock, removeAccount, forgetGuesses, remember } = deps;

  const still = (account: Account | null): Account => {
    if (!account) throw new ToolkitError('USER_NOT_FOUND');
    return account;
  };

  const changePassword = async ({ account, signIn }: Bearer, password: string, browser: string | null) => {
    const passwordHash = await hashPassword(password, account.email);
    const changed = await sessions.ending(async (tx, end) => {
      // First: whoever exchanges an ID token of the old one meanwhile is waited for here, or finds it of no use.
      const withNew = still(await accounts.setPassword(tx, account.id, { passwordHash }));
      // The browser that changes it stays signed in; every other sign-in ends.
      await end.ofSubject(LOCAL_ISSUER, account.id, signIn.sid);
      return withNew;
    });
    await forgetGuesses(changed, browser);
    return { account: changed, signIn: { ...signIn, generation: changed.generation } };
  };

  return {
    async lookup(idToken: string) {
      const { account } = await bearers.find(idToken);
      return { users: [shown(account)] };
    },

    /** Changes the profile, or the password of one who signed in just now. An address changes only by mail. */
    async update(idToken: string, changes: AccountChanges, browser: string | null) {
      const { password } = changes;
      const bearer = await (password === null ? bearers.findUnlent(idToken) : bearers.findRecent(idToken));
      if (changes.email !== null && normalEmail(changes.email) !== bearer.account.email) {
        throw new ToolkitError('OPERATION_NOT_ALLOWED');
      }
      const current: Bearer = password === null ? bearer : await changePassword(bearer, password, browser);
      const account = still(await accounts.update(current.account.id, profileOf(changes)));
      return { ...shown(account), ...(await tokens.issue(account, current.signIn)) };
    },

    /** Removes the account of one who signed in just now, with its user and all that is theirs. */
    async remove(idToken: string) {
      const { account } = await bearers.findRecent(idToken);
      await removeAccount(account);
      return {};
    },

    /** What a one-time code is for; looking does not use it up. */
    async codePurpose(code: string) {
      const { accountId, purpose } = await codes.find(code);
      const { email } = still(await accounts.byId(accountId));
      return { email, requestType: purpose };
    },

    /**
     * A new password by the code of a mail, which also proves the address. The browser is known from now on: strangers who go
     * on guessing keep nobody out who has just reset the password.
     */
    async resetPassword(code: string, newPassword: string) {
      // Before the code is used up: a password that does not do must not cost it.
      const owner = await accounts.byId((await codes.find(code)).accountId);
      const passwordHash = await hashPassword(newPassword, still(owner).email);
      const { accountId, purpose } = await codes.use(code, 'PASSWORD_RESET');
      const account = await sessions.ending(async (tx, end, send) => {
        // First, as above.
        const { emailVerified } = still(await accounts.hold(tx, accountId));
        // Whoever has used it until now need not be whom the mail has reached.
        if (!emailVerified) await takeOver({ tx, end, send }, { issuer: LOCAL_ISSUER, subject: accountId }, clock());
        const withNew = still(await accounts.setPassword(tx, accountId, { passwordHash, emailVerified: true }));
        await end.ofSubject(LOCAL_ISSUER, accountId);
        return withNew;
      });
      await forgetGuesses(account, null);
      return { answer: { email: account.email, requestType: purpose }, browser: await remember(account) };
    },

    async verifyEmail(code: string) {
      const { accountId } = await codes.use(code, 'VERIFY_EMAIL');
      return shown(still(await accounts.confirm(accountId)));
    },
  };
};

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
      const found = await holdWithFamily(tx, LOCAL_ISSUER, id);
      // Of two adults who go at once, the second is the last.
      if (found && found.adults > 1) await removeUser(tx, end, found);
      else if (found) await deleteFamily(tx, end, found.familyId, clock());
      return found;
    });
    eraser.wake();
    await removeMailFilesTo(config.dataDir, user ? [email, user.email] : [email]);
  };
