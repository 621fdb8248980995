import type { FastifyError, FastifyInstance } from 'fastify';
import { problemOf } from '../../http/errorHandler.ts';
import { ToolkitError } from './toolkitError.ts';

interface Refusal {
  readonly status: number;
  readonly message: string;
}

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof ToolkitError) return { status: 400, message: error.message };
  const { status, code } = problemOf(error);
  if (status < 500) return { status: 400, message: 'INVALID_REQUEST' };
  return { status, message: code };
};

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
    const { status, message } = refusalOf(error);
    if (status >= 500) {
      request.log.error({ route: request.routeOptions.url, status, errorClass: error.name }, 'request failed');
    }
    const reason = { message, domain: 'global', reason: 'invalid' };
    return reply.code(status).send({ error: { code: status, message, errors: [reason] } });
  });
};

/** Reads form-encoded bodies as text in this scope. */
export const parseForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
};
