import { z } from '@kovan/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Accounts } from './accounts.ts';
import { fitName, fitUrl, normalEmail } from './requests.ts';
import { countSignUp } from './signIn.ts';
import type { Account, TokenPair, Tokens } from './tokens.ts';
import { ToolkitError } from './toolkit.ts';

const LOOPBACK_NAME = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i;

const isLoopbackName = (name: string): boolean => LOOPBACK_NAME.test(name);

const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackName(new URL(url).hostname);

/** What would be more in a URL than a name and its port, and could hide another name from whoever reads the header. */
const MORE_THAN_A_HOST = /[\s/\\?#@]/;

const isLoopbackHost = (host = ''): boolean => !MORE_THAN_A_HOST.test(host) && isLoopbackUrl(`http://${host}`);

/** Headers that only a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether the local account chooser may answer this request. Whoever reaches it can be anyone, so it is off unless it is
 * asked for, and for the one machine only: the server listens on loopback, trusts no proxy and is asked by a loopback
 * name. A proxy on the same machine forwards to loopback too; what betrays it is refused as well.
 */
export const isGoogleOffered = (config: Config, request: Pick<FastifyRequest, 'headers'>): boolean => {
  const { host, origin } = request.headers;
  return (
    config.localGoogle &&
    isLoopbackName(config.host) &&
    config.trustProxy === 0 &&
    isLoopbackUrl(config.publicUrl) &&
    isLoopbackHost(host) &&
    (origin === undefined || isLoopbackUrl(origin)) &&
    PROXY_HEADERS.every((name) => request.headers[name] === undefined)
  );
};

const PROVIDER = 'google.com';

/** What the local chooser hands over in place of Google's signed token. */
const CredentialSchema = z.object({
  sub: z.string().check(z.regex(/^[\w.:@+-]{1,320}$/)),
  email: z.string(),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
type Credential = z.infer<typeof CredentialSchema>;

const credentialOf = (postBody: string): Credential => {
  const fields = new URLSearchParams(postBody);
  if (fields.get('providerId') !== PROVIDER) throw new ToolkitError('OPERATION_NOT_ALLOWED');
  try {
    return z.parse(CredentialSchema, JSON.parse(fields.get('id_token') ?? ''));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError)
      throw new ToolkitError('INVALID_IDP_RESPONSE');
    throw error;
  }
};

const answerOf = (account: Account, tokens: TokenPair, isNewUser: boolean) => {
  const subject = account.googleSubject ?? '';
  return {
    ...tokens,
    localId: account.id,
    providerId: PROVIDER,
    federatedId: `https://accounts.google.com/${subject}`,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    fullName: account.displayName,
    photoUrl: account.photoUrl,
    isNewUser,
    rawUserInfo: JSON.stringify({ id: subject, email: account.email, name: account.displayName }),
  };
};

/** The SDK's "account exists with different credential": it carries no tokens. */
const needsConfirmation = (account: Account) => ({
  needConfirmation: true,
  email: account.email,
  providerId: PROVIDER,
  verifiedProvider: [account.passwordHash === null ? PROVIDER : 'password'],
});

/**
 * Signing in by a local stand-in for Google. An account that has a password is never given away this way, not
 * even one that began with Google.
 */
export const createGoogleSignIn = (deps: {
  accounts: Accounts;
  tokens: Tokens;
  limits: Limits;
  /** Whether accounts may be made at all. */
  isOpen: boolean;
  /** Sign-ups an hour and address, by password and this way together. */
  maxSignUps: number;
  clock: () => Date;
}) => {
  const { accounts, tokens, limits, clock } = deps;

  const create = async (credential: Credential, address: string): Promise<Account | null> => {
    // Not that there is no Google here, which is another answer.
    if (!deps.isOpen) throw new ToolkitError('ADMIN_ONLY_OPERATION');
    await countSignUp(limits, address, deps.maxSignUps);
    return accounts.create({
      email: normalEmail(credential.email),
      emailVerified: credential.email_verified ?? false,
      googleSubject: credential.sub,
      displayName: fitName(credential.name ?? ''),
      photoUrl: fitUrl(credential.picture ?? ''),
    });
  };

  return async (postBody: string, address: string) => {
    const credential = credentialOf(postBody);
    const email = normalEmail(credential.email);
    const known = await accounts.byGoogle(credential.sub);
    const created = known ? null : await create(credential, address);
    // One that a twin request has just made is found at the second look.
    const account = known ?? created ?? (await accounts.byGoogle(credential.sub));
    if (!account) {
      const other = await accounts.byEmail(email);
      if (!other) throw new ToolkitError('USER_NOT_FOUND');
      return needsConfirmation(other);
    }
    if (account.passwordHash !== null) return needsConfirmation(account);
    await accounts.update(account.id, { lastSignInAt: clock() });
    return answerOf(account, await tokens.start(account, PROVIDER), created !== null);
  };
};
