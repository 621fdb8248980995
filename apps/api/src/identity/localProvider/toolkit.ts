import type { FastifyError, FastifyInstance } from 'fastify';
import { isFailure, logFailure, problemOf } from '../../http/errorHandler.ts';

/** Error words of the Identity Toolkit protocol that `firebase/auth` knows. */
type ToolkitCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQUEST'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

/** A refusal in the words of the protocol; the detail stands after ` : `, where the SDK looks for it. */
export class ToolkitError extends Error {
  constructor(code: ToolkitCode, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.name = 'ToolkitError';
  }
}

/** A browser says where a request comes from; another site's is none of ours, whatever it asks. */
const isOtherSite = (fetchSite: string | string[] | undefined): boolean =>
  fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';

/** Makes this scope speak the protocol: its error shape, no caching, our own origin only. */
export const speakToolkit = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isOtherSite(request.headers['sec-fetch-site'])) throw new ToolkitError('OPERATION_NOT_ALLOWED');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refuse = (status: number, message: string) => {
      const reason = { message, domain: 'global', reason: 'invalid' };
      return reply.code(status).send({ error: { code: status, message, errors: [reason] } });
    };
    if (error instanceof ToolkitError) return refuse(400, error.message);
    const problem = problemOf(error);
    if (problem.status < 500) return refuse(400, 'INVALID_REQUEST');
    if (isFailure(problem)) logFailure(request, problem);
    if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
    return refuse(problem.status, problem.code);
  });
};

/** Reads form-encoded bodies as text in this scope. */
export const parseForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
};
