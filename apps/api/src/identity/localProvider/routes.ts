import { languageOf, type z } from '@kovan/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Feature } from '../../feature.ts';
import { registerActionPage } from './actionRoutes.ts';
import { isGoogleOffered } from './google.ts';
import { keepKnownToken, knownToken } from './knownBrowsers.ts';
import type { LocalProvider } from './localProvider.ts';
import {
  IdpBody,
  IdTokenBody,
  PasswordBody,
  readBody,
  ResetBody,
  SendCodeBody,
  SignUpBody,
  UpdateBody,
} from './requests.ts';
import { parseForms, speakToolkit, ToolkitError } from './toolkit.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const TOKEN_PATH = '/securetoken.googleapis.com/v1/token';

const languageFor = ({ headers }: FastifyRequest) => {
  const locale = headers['x-firebase-locale'];
  return languageOf(typeof locale === 'string' ? locale : headers['accept-language']);
};

/** The part of the Identity Toolkit protocol that `firebase/auth` speaks, on its own paths. */
const registerToolkit = (app: FastifyInstance, provider: LocalProvider, config: Config): void => {
  speakToolkit(app);
  parseForms(app);

  const post = <T extends z.ZodMiniType>(
    method: string,
    schema: T,
    handler: (body: z.output<T>, request: FastifyRequest, reply: FastifyReply) => Promise<object>,
  ): void => {
    // Two colons are Fastify's way to write one.
    app.post(`${TOOLKIT}/accounts::${method}`, async (request, reply) => ({
      kind: `identitytoolkit#${method}`,
      ...(await handler(readBody(schema, request.body), request, reply)),
    }));
  };

  const originOf = (request: FastifyRequest) => ({ address: request.ip, browser: knownToken(request) });

  /** Answers a signing in, or a reset, and lets the browser keep that it happened. */
  const started = async (reply: FastifyReply, signing: Promise<{ answer: object; browser: string }>) => {
    const { answer, browser } = await signing;
    keepKnownToken(reply, browser, config.publicUrl);
    return answer;
  };

  const googleOnly = (request: FastifyRequest): void => {
    if (!isGoogleOffered(config, request)) throw new ToolkitError('OPERATION_NOT_ALLOWED');
  };

  post('signUp', SignUpBody, (body, request, reply) => {
    // Neither accounts without a name nor a second way to sign in is offered.
    if (body.idToken !== '') throw new ToolkitError('OPERATION_NOT_ALLOWED');
    if (body.email === '' && body.password === '') throw new ToolkitError('ADMIN_ONLY_OPERATION');
    return started(reply, provider.password.signUp(body, originOf(request)));
  });
  post('signInWithPassword', PasswordBody, (body, request, reply) =>
    started(reply, provider.password.signIn(body, originOf(request))),
  );
  post('signInWithIdp', IdpBody, (body, request) => {
    googleOnly(request);
    if (body.idToken !== '') throw new ToolkitError('OPERATION_NOT_ALLOWED');
    return provider.google(body.postBody, request.ip);
  });
  post('lookup', IdTokenBody, ({ idToken }) => provider.account.lookup(idToken));
  post('update', UpdateBody, ({ idToken, oobCode, ...changes }, request) =>
    oobCode === ''
      ? provider.account.update(idToken, changes, knownToken(request))
      : provider.account.verifyEmail(oobCode),
  );
  post('delete', IdTokenBody, ({ idToken }) => provider.account.remove(idToken));
  post('sendOobCode', SendCodeBody, (body, request) => provider.sendCode(body, request.ip, languageFor(request)));
  post('resetPassword', ResetBody, ({ oobCode, newPassword }, _request, reply) =>
    newPassword === ''
      ? provider.account.codePurpose(oobCode)
      : started(reply, provider.account.resetPassword(oobCode, newPassword)),
  );

  app.post(TOKEN_PATH, ({ body }) => provider.renew(new URLSearchParams(typeof body === 'string' ? body : '')));

  app.get(`${TOOLKIT}/localGoogleAccounts`, async (request) => {
    googleOnly(request);
    return { accounts: await provider.googleAccounts() };
  });
};

/** The local identity provider's paths; with a Firebase project there are none. */
export const identityRoutes: Feature = async (app, { identityProvider: { local }, config }) => {
  if (!local) return;
  await app.register(async (scope) => registerToolkit(scope, local, config));
  await app.register(async (scope) => registerActionPage(scope, local, config));
};
