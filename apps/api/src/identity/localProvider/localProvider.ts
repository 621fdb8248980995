import type { Language } from '@kovan/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../../background.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { errorCode } from '../../db/errors.ts';
import { addressKey } from '../../limits/address.ts';
import type { Guessing } from '../../limits/guessing.ts';
import { createIdTokenVerifier, type Identity } from '../idToken.ts';
import type { Limits } from '../../limits/limits.ts';
import { ProblemError, unauthenticated } from '../../http/problemError.ts';
import type { Sessions } from '../sessions.ts';
import type { SendMail } from '../../mail/mail.ts';
import type { Eraser } from '../../modules/family/eraser.ts';
import { createAccountService, createRemoveAccount } from './account.ts';
import { createAccounts } from './accounts.ts';
import { createBearers, lockUnlessRevoked, verifyUnrevoked } from './bearer.ts';
import { type CodePurpose, createCodeMails, createCodes } from './codes.ts';
import { normalEmail } from './requests.ts';
import { createGoogleSignIn } from './google.ts';
import { createKnownBrowsers } from './knownBrowsers.ts';
import { createSigningKey, LOCAL_ISSUER, LOCAL_PROJECT_ID } from './issuer.ts';
import { accountCount, createPasswordSignIn } from './signIn.ts';
import { createTokens, isSecret } from './tokens.ts';
import { ToolkitError } from './toolkit.ts';

const MAILS_AN_HOUR = { perAccount: 5, perAddress: 20 } as const;
const HOUR_SECONDS = 60 * 60;

/** The identity provider inside this server, for whoever sets up no Firebase project. */
export const createLocalProvider = (deps: {
  config: Config;
  db: Database;
  clock: () => Date;
  limits: Limits;
  guessing: Guessing;
  sessions: Pick<Sessions, 'ending'>;
  eraser: Pick<Eraser, 'wake'>;
  sendMail: SendMail;
  background: Background;
  log: Pick<FastifyBaseLogger, 'warn'>;
}) => {
  const { config, db, limits, guessing, sessions, sendMail, background, log, clock } = deps;
  const signingKey = createSigningKey(deps);
  const verify = createIdTokenVerifier({ projectId: LOCAL_PROJECT_ID, findKey: signingKey.find, clock });
  const accounts = createAccounts({ ...deps, issuer: LOCAL_ISSUER });
  const browsers = createKnownBrowsers(deps);
  const isOpen = config.signUp !== 'closed';
  const codes = createCodes(deps);
  const bearers = createBearers({ accounts, db, verify, clock });
  const tokens = createTokens({ ...deps, signingKey: signingKey.get });
  const mails = createCodeMails({ codes, sendMail, publicUrl: config.publicUrl, log });

  const countMail = async (name: string, key: string, max: number) => {
    const { allowed } = await limits.take(name, key, max, HOUR_SECONDS);
    if (!allowed) throw new ToolkitError('RESET_PASSWORD_EXCEED_LIMIT');
  };

  const mailIfKnown = (email: string, purpose: CodePurpose, language: Language): void =>
    background.start(
      async () => {
        const account = await accounts.byEmail(email);
        if (account) await mails.send(account, purpose, language);
      },
      (error) =>
        log.warn(
          { errorClass: error instanceof Error ? error.name : typeof error, errorCode: errorCode(error) },
          'code mail not made',
        ),
    );

  return {
    verifyIdToken: verifyUnrevoked({ accounts, db, verify }),
    isStillValid: lockUnlessRevoked,
    password: createPasswordSignIn({ accounts, tokens, limits, guessing, browsers, isOpen, max: config.limits, clock }),
    google: createGoogleSignIn({ accounts, tokens, limits, isOpen, maxSignUps: config.limits.signUp, clock }),
    account: createAccountService({
      accounts,
      tokens,
      bearers,
      codes,
      sessions,
      clock,
      removeAccount: createRemoveAccount({ ...deps, accounts }),
      forgetGuesses: async (account, browser) => {
        await browsers.forget(account.id, browser);
        await guessing.forget(accountCount(account.email, config.limits.signIn));
      },
      // Not by the token that it may have: the page of the mail's link is not sent it.
      remember: ({ id }) => browsers.remember(id, null),
    }),

    /** Notes within the transaction that makes a user that its account has one; a 401 for one that is gone. */
    async noteUser(tx: Database, accountId: string): Promise<void> {
      if (!(await accounts.noteUser(tx, accountId))) throw unauthenticated();
    },

    /**
     * Removes the account of a proved identity within the transaction that removes its user; gives its address, and `null`
     * where the account, or the sign-in, is good no more.
     */
    removeAccountOf: (tx: Database, identity: Identity): Promise<string | null> => accounts.removeProved(tx, identity),

    /** What runs out here, each by how to forget some of it. */
    sweeps: [accounts.sweepWithoutUser, browsers.sweep],

    /** Mails a one-time code. Whether an address is known shows only in its mailbox, and not by how long this takes. */
    async sendCode(
      body: { requestType: string; email: string; idToken: string },
      address: string,
      language: Language,
    ): Promise<{ email: string }> {
      const { requestType } = body;
      if (requestType === '') throw new ToolkitError('MISSING_REQ_TYPE');
      if (requestType !== 'PASSWORD_RESET' && requestType !== 'VERIFY_EMAIL') {
        throw new ToolkitError('OPERATION_NOT_ALLOWED');
      }
      const bearer = requestType === 'VERIFY_EMAIL' ? (await bearers.find(body.idToken)).account : null;
      const email = bearer?.email ?? normalEmail(body.email);
      await countMail('code-address', addressKey(address), MAILS_AN_HOUR.perAddress);
      await countMail('code-account', email, MAILS_AN_HOUR.perAccount);
      if (!bearer) mailIfKnown(email, requestType, language);
      else if (!(await mails.send(bearer, requestType, language))) throw new ProblemError(502, 'MAIL_NOT_ACCEPTED');
      return { email };
    },

    /** A new ID token for a refresh token, in OAuth's words. */
    async renew(form: URLSearchParams) {
      if (form.get('grant_type') !== 'refresh_token') throw new ToolkitError('INVALID_GRANT_TYPE');
      const refreshToken = form.get('refresh_token');
      if (!refreshToken) throw new ToolkitError('MISSING_REFRESH_TOKEN');
      if (!isSecret(refreshToken)) throw new ToolkitError('INVALID_REFRESH_TOKEN');
      const renewed = await tokens.renew(refreshToken);
      // This word makes the SDK sign out; one that was ended by a new password should.
      if (!renewed) throw new ToolkitError('TOKEN_EXPIRED');
      const { idToken, expiresIn } = renewed.tokens;
      return {
        access_token: idToken,
        id_token: idToken,
        expires_in: expiresIn,
        refresh_token: refreshToken,
        token_type: 'Bearer',
        user_id: renewed.account.id,
        project_id: LOCAL_PROJECT_ID,
      };
    },

    /** Google accounts that were used here before, for the chooser. */
    async googleAccounts() {
      const list = await accounts.googleOnly();
      return list.map(({ googleSubject, email, displayName, photoUrl }) => ({
        sub: googleSubject ?? '',
        email,
        name: displayName,
        picture: photoUrl,
      }));
    },
  };
};

export type LocalProvider = ReturnType<typeof createLocalProvider>;
