import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { languageOf, type Problem, type ProblemCode } from '@kovan/api-client/contract';
import { issuesByField, issueSentence, problemSentence } from '@kovan/api-client/problems';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { errorCode, isDatabaseUnavailable } from '../db/errors.ts';
import { type HeadersFor, REQUEST_ID_HEADER } from './headers.ts';
import { type News, newRequestId } from './log.ts';
import { invalid, notFound, ProblemError, unavailable } from './problemError.ts';
import { InputError } from './schemas.ts';

/** Errors of Fastify and of its body parsers that are the sender's. */
const BY_FASTIFY_CODE: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'TOO_LARGE'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [400, 'MALFORMED_JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'MALFORMED_JSON'],
  FST_ERR_BAD_URL: [404, 'NOT_FOUND'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'NOT_FOUND'],
};

/** The problem that an error stands for; one that nobody foresaw is a 500. */
export const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof InputError) {
    // A path that cannot be an id names nothing.
    const { validationContext } = error as InputError & Pick<FastifyError, 'validationContext'>;
    return validationContext === 'params' ? notFound() : invalid(Object.fromEntries(issuesByField(error.issues)));
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (known) return new ProblemError(...known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'INVALID_INPUT');
  return isDatabaseUnavailable(error) ? unavailable(error) : new ProblemError(500, 'INTERNAL', { cause: error });
};

/** Answers with a problem in the words and the language of the one who asked. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply => {
  const language = languageOf(request.headers['accept-language']);
  const fields = Object.entries(problem.fields ?? {});
  const body: Problem = {
    error: problemSentence(problem.code, language, problem.fullOf),
    code: problem.code,
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([name, issue]) => [name, issueSentence(issue, language, name)])),
    }),
    ...(problem.triesLeft !== undefined && { triesLeft: problem.triesLeft }),
  };
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  if (problem.allow !== undefined) reply.header('allow', problem.allow.join(', '));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
};

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Whether a problem is the server's own. A 503 without a cause is none: the server was told to stop. */
export const isFailure = ({ status, cause }: ProblemError): boolean =>
  status >= 500 && (status !== 503 || cause !== undefined);

/** Logs a failure by class and code only: a database error's message may quote what a person typed. */
export const logFailure = (request: FastifyRequest, problem: ProblemError): void => {
  const cause = problem.cause ?? problem;
  request.log.error(
    {
      method: request.method,
      route: routeOf(request),
      status: problem.status,
      problem: problem.code,
      errorClass: cause instanceof Error ? cause.name : typeof cause,
      errorCode: errorCode(cause),
    },
    'request failed',
  );
};

/**
 * None of Fastify's own lines, but one for an answer that fails while it is sent: its head has said that all is well, and
 * no handler of errors hears of it.
 */
export class StreamFailures extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // Whoever asked went away, which is no failure.
    if (errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const problem = problemOf(error);
    logFailure(request, problem);
    // What was sent stays as it is; how it ended is what is logged and counted.
    reply.raw.statusCode = problem.status;
  }
}

/** Turns whatever is thrown into the wire's one shape of an error. */
export const handleErrors = (app: FastifyInstance, news: News): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (isFailure(problem) && news.isNew(routeOf(request), problem.status)) logFailure(request, problem);
    return sendProblem(request, reply, problem);
  });
};

const BY_CODE: Readonly<Record<string, readonly [status: number, code: ProblemCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'MALFORMED_JSON'],
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE'],
};

/**
 * Answers what is no HTTP, such as a request whose end is said twice, and hangs up. It is not logged: the error holds the
 * bytes that came, and with them tokens and what families write.
 */
export const answerClientError =
  (headersFor: HeadersFor) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, code] = BY_CODE[error.code ?? ''] ?? [400, 'MALFORMED_JSON'];
    const body = JSON.stringify({ error: problemSentence(code, 'tr'), code });
    const headers = {
      ...headersFor({ url: '/api', headers: {} }),
      [REQUEST_ID_HEADER]: newRequestId(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) {
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  };
