import { languageOf } from '@kovan/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACTION_PAGE_POLICY, askPage, donePage, outdatedPage } from './actionPage.ts';
import { ACTION_PATH, MODES } from './codes.ts';
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
export const registerActionPage = (app: FastifyInstance, { account }: LocalProvider): void => {
  parseForms(app);

  const ask = async (request: FastifyRequest, reply: FastifyReply, form: URLSearchParams, weak: boolean) => {
    const mode = form.get('mode') ?? '';
    const oobCode = form.get('oobCode') ?? '';
    const { email, requestType } = await account.codePurpose(oobCode);
    if (!isMode(mode) || requestType !== MODES[mode]) throw new ToolkitError('INVALID_OOB_CODE');
    const asked = { language: languageFor(request), purpose: MODES[mode], mode, oobCode, email, weak };
    return sendPage(reply, weak ? 400 : 200, askPage(asked));
  };

  const act = async (form: URLSearchParams) => {
    const mode = form.get('mode') ?? '';
    const oobCode = form.get('oobCode') ?? '';
    if (!isMode(mode)) throw new ToolkitError('INVALID_OOB_CODE');
    await (mode === 'verifyEmail'
      ? account.verifyEmail(oobCode)
      : account.resetPassword(oobCode, form.get('newPassword') ?? ''));
    return MODES[mode];
  };

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ToolkitError)) throw error;
    return sendPage(reply, 400, outdatedPage(languageFor(request)));
  });

  app.get(ACTION_PATH, (request, reply) => ask(request, reply, paramsOf(request.url), false));

  app.post(ACTION_PATH, async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    try {
      const purpose = await act(form);
      return sendPage(reply, 200, donePage(languageFor(request), purpose));
    } catch (error) {
      const isWeak = error instanceof ToolkitError && /^(WEAK|MISSING)_PASSWORD/.test(error.message);
      if (!isWeak) throw error;
      return ask(request, reply, form, true);
    }
  });
};
