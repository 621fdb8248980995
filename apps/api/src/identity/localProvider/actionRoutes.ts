import { languageOf } from '@kovan/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ACTION_PAGE_POLICY, ASK_AGAIN, askedPage, askPage, donePage, outdatedPage } from './actionPage.ts';
import { ACTION_PATH, MODES } from './codes.ts';
import { keepKnownToken } from './knownBrowsers.ts';
import type { LocalProvider } from './localProvider.ts';
import { parseForms, ToolkitError } from './toolkit.ts';

const paramsOf = (url: string): URLSearchParams => new URL(url, 'http://localhost').searchParams;

const isMode = (mode: string): mode is keyof typeof MODES => Object.hasOwn(MODES, mode);

const languageFor = (request: FastifyRequest) =>
  languageOf(paramsOf(request.url).get('lang') ?? request.headers['accept-language']);

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', ACTION_PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(html);

/** The page that the links of the local provider's mails open. Looking at it changes nothing, as mail scanners look. */
export const registerActionPage = (
  app: FastifyInstance,
  { account, sendCode }: LocalProvider,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void => {
  parseForms(app);

  const ask = async (request: FastifyRequest, reply: FastifyReply, form: URLSearchParams, weak: boolean) => {
    const mode = form.get('mode') ?? '';
    const oobCode = form.get('oobCode') ?? '';
    const { email, requestType } = await account.codePurpose(oobCode);
    if (!isMode(mode) || requestType !== MODES[mode]) throw new ToolkitError('INVALID_OOB_CODE');
    const asked = { language: languageFor(request), purpose: MODES[mode], mode, oobCode, email, weak };
    return sendPage(reply, weak ? 400 : 200, askPage(asked));
  };

  const act = async (form: URLSearchParams, reply: FastifyReply) => {
    const mode = form.get('mode') ?? '';
    const oobCode = form.get('oobCode') ?? '';
    if (!isMode(mode)) throw new ToolkitError('INVALID_OOB_CODE');
    if (mode === 'verifyEmail') await account.verifyEmail(oobCode);
    else {
      const { browser } = await account.resetPassword(oobCode, form.get('newPassword') ?? '');
      keepKnownToken(reply, browser, publicUrl);
    }
    return MODES[mode];
  };

  const askAgain = async (request: FastifyRequest, reply: FastifyReply, email: string) => {
    const language = languageFor(request);
    try {
      await sendCode({ requestType: 'PASSWORD_RESET', email, idToken: '' }, request.ip, language);
    } catch (error) {
      if (!(error instanceof ToolkitError)) throw error;
      const isAddress = error.message !== 'RESET_PASSWORD_EXCEED_LIMIT';
      const wrong = isAddress ? 'noAddress' : 'tooOften';
      return sendPage(reply, isAddress ? 400 : 429, outdatedPage(language, null, wrong));
    }
    return sendPage(reply, 200, askedPage(language));
  };

  /** The form that was sent; empty where the page was only opened. */
  const formOf = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '');

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ToolkitError)) throw error;
    const mode = formOf(request).get('mode') ?? paramsOf(request.url).get('mode') ?? '';
    return sendPage(reply, 400, outdatedPage(languageFor(request), isMode(mode) ? MODES[mode] : null));
  });

  app.get(ACTION_PATH, (request, reply) => ask(request, reply, paramsOf(request.url), false));

  app.post(ACTION_PATH, async (request, reply) => {
    const form = formOf(request);
    if (form.get('mode') === ASK_AGAIN) return askAgain(request, reply, form.get('email') ?? '');
    try {
      const purpose = await act(form, reply);
      return sendPage(reply, 200, donePage(languageFor(request), purpose));
    } catch (error) {
      const isWeak = error instanceof ToolkitError && /^(WEAK|MISSING)_PASSWORD/.test(error.message);
      if (!isWeak) throw error;
      return ask(request, reply, form, true);
    }
  });
};
