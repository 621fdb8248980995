import { addressKey, networkKey } from '../../limits/address.ts';
import type { Counted, Guessing } from '../../limits/guessing.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Accounts } from './accounts.ts';
import type { KnownBrowsers } from './knownBrowsers.ts';
import { hashPassword, isPassword, MAX_PASSWORD_LENGTH } from './passwords.ts';
import { fitName, normalEmail } from './requests.ts';
import type { Account, TokenPair, Tokens } from './tokens.ts';
import { ToolkitError } from './toolkit.ts';

const WINDOW_SECONDS = 60 * 60;

/** Counts a sign-up, of whatever kind, for the address that it comes from; refuses one too many. */
export const countSignUp = async (limits: Limits, address: string, max: number): Promise<void> => {
  const { allowed } = await limits.take('sign-up', addressKey(address), max, WINDOW_SECONDS);
  if (!allowed) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
};

/** How many times as many failures an address may have over all accounts, and a whole network of IPv6. */
const ADDRESS_TIMES = 10;
const NETWORK_TIMES = 100;

/** Where a request comes from: its address, and the token of a browser in which somebody has signed in. */
export interface Origin {
  readonly address: string;
  readonly browser: string | null;
}

/** Failures of an account in browsers that it does not know, over all addresses. */
export const accountCount = (email: string, max: number): Counted => ({ name: 'sign-in account', key: email, max });

const browserCount = (email: string, browser: string, max: number): Counted => ({
  name: 'sign-in browser',
  key: `${email} ${browser}`,
  max,
});

/** What a try from an unknown browser counts for, the widest first. */
export const strangerCounts = (email: string, address: string, max: number): Counted[] => {
  const network = networkKey(address);
  return [
    ...(network === null ? [] : [{ name: 'sign-in network', key: network, max: max * NETWORK_TIMES }]),
    { name: 'sign-in address', key: addressKey(address), max: max * ADDRESS_TIMES },
    accountCount(email, max),
  ];
};

const answerOf = (account: Account, tokens: TokenPair) => ({
  ...tokens,
  localId: account.id,
  email: account.email,
  displayName: account.displayName,
});

/** Signing up and in by e-mail and password. */
export const createPasswordSignIn = (deps: {
  accounts: Accounts;
  tokens: Tokens;
  limits: Limits;
  guessing: Guessing;
  browsers: KnownBrowsers;
  /** Whether accounts may be made at all. */
  isOpen: boolean;
  max: { readonly signIn: number; readonly signUp: number };
  clock: () => Date;
}) => {
  const { accounts, tokens, limits, guessing, browsers, max, clock } = deps;

  const start = async (account: Account, { browser }: Origin) => {
    const tokenPair = await tokens.start(account, 'password');
    return { answer: answerOf(account, tokenPair), browser: await browsers.remember(account.id, browser) };
  };

  return {
    /** A new account; counted per address, refused ones too, as each tells whether an e-mail address is known. */
    async signUp(input: { email: string; password: string; displayName: string }, origin: Origin) {
      if (!deps.isOpen) throw new ToolkitError('OPERATION_NOT_ALLOWED');
      const email = normalEmail(input.email);
      await countSignUp(limits, origin.address, max.signUp);
      const passwordHash = await hashPassword(input.password, email);
      const account = await accounts.create({ email, passwordHash, displayName: fitName(input.displayName) });
      if (!account) throw new ToolkitError('EMAIL_EXISTS');
      return start(account, origin);
    },

    /**
     * Signing in. Failures are counted before the password is looked at: in a browser that the account knows apart from
     * all others, so that strangers lock nobody out at home.
     */
    async signIn(input: { email: string; password: string }, origin: Origin) {
      const email = normalEmail(input.email);
      if (input.password === '') throw new ToolkitError('MISSING_PASSWORD');
      if (input.password.length > MAX_PASSWORD_LENGTH) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
      const { browser } = origin;
      const own =
        browser !== null && (await browsers.isKnown(email, browser)) ? browserCount(email, browser, max.signIn) : null;
      const attempt = await guessing.begin(own ? [own] : strangerCounts(email, origin.address, max.signIn));
      if (!attempt) throw new ToolkitError('TOO_MANY_ATTEMPTS_TRY_LATER');
      const account = await accounts.byEmail(email);
      const matches = await isPassword(account?.passwordHash ?? null, input.password);
      if (!account || !matches) {
        await attempt.failed();
        throw new ToolkitError('INVALID_LOGIN_CREDENTIALS');
      }
      await (own ? guessing.forget(own) : attempt.takeBack());
      await accounts.update(account.id, { lastSignInAt: clock() });
      const { answer, ...started } = await start(account, origin);
      return { ...started, answer: { ...answer, registered: true } };
    },
  };
};
