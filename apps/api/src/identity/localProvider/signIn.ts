import { addressKey } from '../address.ts';
import type { Limits } from '../limits.ts';
import type { Accounts } from './accounts.ts';
import { normalEmail } from './emails.ts';
import { hashPassword, isPassword, MAX_PASSWORD_LENGTH } from './passwords.ts';
import { fitName } from './profile.ts';
import type { Account, TokenPair, Tokens } from './tokens.ts';
import { ToolkitError } from './toolkitError.ts';

const SIGN_IN_WINDOW_SECONDS = 5 * 60;
const SIGN_UP_WINDOW_SECONDS = 60 * 60;

const answerOf = (account: Account, tokens: TokenPair) => ({
  ...tokens,
  localId: account.id,
  email: account.email,
  displayName: account.displayName,
});

/** Signing up and in by e-mail and password (L-07, L-08). */
export const createPasswordSignIn = (deps: {
  accounts: Accounts;
  tokens: Tokens;
  limits: Limits;
  max: { readonly signIn: number; readonly signUp: number };
  clock: () => Date;
}) => {
  const { accounts, tokens, limits, max, clock } = deps;

  const start = async (account: Account) => answerOf(account, await tokens.start(account, 'password'));

  return {
    /** A new account; counted per address, refused ones too, as each tells whether an e-mail address is known. */
    async signUp(input: { email: string; password: string; displayName: string }, address: string) {
      const email = normalEmail(input.email);
      const { allowed } = await limits.take('sign-up', addressKey(address), max.signUp, SIGN_UP_WINDOW_SECONDS);
      if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
      const passwordHash = await hashPassword(input.password);
      const account = await accounts.create({ email, passwordHash, displayName: fitName(input.displayName) });
      if (!account) throw new ToolkitError('EMAIL_EXISTS');
      return start(account);
    },

    /** Signing in; failures are counted per account and address, so that nobody can lock another one out. */
    async signIn(input: { email: string; password: string }, address: string) {
      const email = normalEmail(input.email);
      if (input.password === '') throw new ToolkitError('MISSING_PASSWORD');
      if (input.password.length > MAX_PASSWORD_LENGTH) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
      // Counted before the password is looked at, so that many tries at once are many.
      const attempt = ['sign-in', `${email} ${addressKey(address)}`] as const;
      const { allowed } = await limits.take(...attempt, max.signIn, SIGN_IN_WINDOW_SECONDS);
      if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
      const account = await accounts.byEmail(email);
      const matches = await isPassword(account?.passwordHash ?? null, input.password);
      if (!account || !matches) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
      await limits.giveBack(...attempt);
      await accounts.update(account.id, { lastSignInAt: clock() });
      return { ...(await start(account)), registered: true };
    },
  };
};
